import { writeFormatted } from '../checks/formatted.mjs'
import { mutatedFiles } from './mutated-files.mjs'
import { percentOf, totalOf } from './scores.mjs'
import { VERSION } from './stryker.mjs'

const EVIDENCE = new URL('../../docs/evidence/mutation.md', import.meta.url)

/** Writes docs/evidence/mutation.md. @param {import('./results.mjs').Result[]} results those that hold */
export async function writeEvidence(results) {
  const rows = [...results, totalOf(results)].map((score) => {
    const name = score.file === 'all' ? 'all' : `\`${score.file}\``
    return `| ${name} | ${score.mutants} | ${score.noticed} | ${score.survived} | ${percentOf(score)} |`
  })
  const survivors = results.flatMap((result) =>
    result.survivors.map((line) => `- \`${line.replaceAll('`', '’')}\``),
  )
  const known = new Set(results.map(({ file }) => file))
  const left = mutatedFiles.filter((file) => !known.has(file)).map((file) => `\`${file}\``)
  const text = `# Do the tests notice a changed rule

Written by \`npm run mutation -- --write\` (\`tools/mutation\`); not edited by hand. Stryker ${VERSION} changes one place of a rule at a
time (a comparison, a condition, a text, an arithmetic sign, a list) and runs the small tests that reach it, of those that import its file. The files are those on
which money, evidence or somebody's safety rests (\`tools/mutation/mutated-files.mjs\`). A change counts as noticed when a test
fails or no longer ends. A file's row is of its last run, and stays only as long as the file and its tests are what they were then
(\`tools/mutation/results.json\` has their hashes).

| file | changes | noticed | not noticed | % noticed |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${left.length === 0 ? 'All of these files were run.' : `Not run, or changed since: ${left.join(', ')}.`}

## Not noticed

Some of these change nothing that can be seen (a bound that no value meets, a text that only a person reads); the others are tests that
are still to be written.

${survivors.length === 0 ? 'None.' : survivors.join('\n')}
`
  await writeFormatted(EVIDENCE, text)
}
