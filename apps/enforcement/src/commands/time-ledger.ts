import { readFile } from 'node:fs/promises'
import { demand, runCommand } from '@originseal/runtime'
import { fromCsv } from '../time-ledger/ledger-row.rules'
import { falseClaimsOf } from '../time-ledger/ledger-rows.rules'
import { platformTimesOf } from '../time-ledger/platform-times.rules'

const usage = `npm run time-ledger -- <file>

Calculates the figures of the time ledger from its rows, as \`GET /api/public/time-ledger/rows\` gives them, and prints them as
'platforms' and 'falseClaims' of \`GET /api/public/time-ledger\`.`

void runCommand(usage, async () => {
  const [file] = process.argv.slice(2)
  demand(file !== undefined, 'which file?')
  const rows = fromCsv(await readFile(file, 'utf8'))
  const figures = { platforms: platformTimesOf(rows), falseClaims: falseClaimsOf(rows) }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
})
