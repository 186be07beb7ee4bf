/**
 * `npm run mutation [-- files…] [--write]`: changes rules on which money, evidence or somebody's safety rests in small ways, and
 * looks whether a small test notices each. Prints the score of each file and what nothing noticed. Exit 0 when it came to its
 * end, 3 when Stryker can't be had here. --write writes docs/evidence/mutation.md.
 */
import { parseArgs } from 'node:util'
import { mutatedFiles } from './mutated-files.mjs'
import { scoresOf, survivorsOf } from './scores.mjs'
import { ensureStryker, runStryker } from './stryker.mjs'
import { writeEvidence } from './write-evidence.mjs'

const NOT_RUN = 3
const say = (line) => console.log(line)

async function main() {
  const options = { write: /** @type {const} */ ({ type: 'boolean', default: false }) }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const reason = ensureStryker(say)
  if (reason !== undefined) {
    say(`not run: ${reason}`)
    return NOT_RUN
  }
  const report = await runStryker(positionals.length > 0 ? positionals : mutatedFiles)
  console.table(scoresOf(report))
  for (const survivor of survivorsOf(report)) say(survivor)
  if (values.write) await writeEvidence(report)
  return 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    console.error(error)
    process.exitCode = 1
  },
)
