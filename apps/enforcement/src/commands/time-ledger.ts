import { readFile } from 'node:fs/promises'
import { demand, runCommand } from '@originseal/runtime'
import { fromCsv } from '../time-ledger/ledger-row.rules'
import { platformTimesOf } from '../time-ledger/platform-times.rules'

const usage = `npm run time-ledger -- <file>

Calculates the figures of the time ledger from its rows, as \`GET /api/public/time-ledger/rows\` gives them, and prints them as the
'platforms' of \`GET /api/public/time-ledger\`.`

void runCommand(usage, async () => {
  const [file] = process.argv.slice(2)
  demand(file !== undefined, 'which file?')
  const platforms = platformTimesOf(fromCsv(await readFile(file, 'utf8')))
  process.stdout.write(`${JSON.stringify(platforms, null, 2)}\n`)
})
