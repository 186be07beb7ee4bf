/**
 * `npm run mutation [-- files…] [--write]`: changes rules on which money, evidence or somebody's safety rests in small ways, and
 * looks whether a small test notices each. Prints the score of each file and what nothing noticed; without files it runs those
 * whose last result (`results.json`) no longer holds. Exit 0 when it came to its end, 3 when Stryker can't be had here. --write
 * keeps the results and writes docs/evidence/mutation.md of all that are known.
 */
import { parseArgs } from 'node:util'
import { mutatedFiles } from './mutated-files.mjs'
import { keepResult, knownResults } from './results.mjs'
import { percentOf, scoreOf, survivorsOf } from './scores.mjs'
import { digestOf, ensureStryker, runStryker } from './stryker.mjs'
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
  const known = knownResults()
  const files = positionals.length > 0 ? positionals : mutatedFiles.filter((file) => !(file in known))
  for (const file of files) {
    const digest = digestOf(file)
    const report = await runStryker(file)
    const { mutants } = report.files[file]
    const result = { ...scoreOf(file, mutants), digest, survivors: survivorsOf(file, mutants) }
    say(`${file}: ${result.noticed} of ${result.mutants} noticed (${percentOf(result)} %)`)
    for (const survivor of result.survivors) say(survivor)
    if (values.write) await keepResult(result)
  }
  if (values.write) await writeEvidence(Object.values(knownResults()))
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
