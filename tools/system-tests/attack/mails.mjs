/**
 * `npm run attack:mails`: starts the product on free ports and an empty data folder, carries a copy to a filed case, and
 * writes to the case's mailbox what nobody should: spoofed answers, bombs, loops, broken MIME. Prints what became of each, and
 * looks for personal data where none may be. Exit 0 when nothing got through, else 1. `--write` puts the table into
 * docs/evidence/mails.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bank } from '../shared/bank.mjs'
import { Claimant } from '../shared/claimant.mjs'
import { fileByMail } from '../shared/file-by-mail.mjs'
import { findCopies } from '../shared/find-copies.mjs'
import { openCases } from '../shared/open-cases.mjs'
import { Record } from '../shared/record.mjs'
import { readSettings } from '../shared/settings.mjs'
import { writeFormatted } from '../../checks/formatted.mjs'
import { repository } from '../../standalone/prepare.mjs'
import { Desk } from './mails/desk.mjs'
import { evidenceOf } from './mails/evidence.mjs'
import { leaksOf } from './mails/leaks.mjs'
import { scenarios } from './mails/scenarios.mjs'
import { sendAll } from './mails/send-all.mjs'
import { startStack } from '../shared/stack.mjs'

const HELP = `Writes to a case of a product that it starts for itself what nobody should.

  npm run attack:mails               all of it, about five minutes
  npm run attack:mails -- --write    and writes docs/evidence/mails.md`

const copies = { mailed: { desk: 'silence', fields: { mirror: 'yes' } } }

/** A case whose notice has left for a desk that never answers. */
async function fileCase(settings, record) {
  const claimant = await Claimant.register(settings, new Bank(settings.bank), record)
  const pages = await findCopies(settings, claimant, copies, record)
  const { mailed } = await openCases(claimant, pages, record)
  await fileByMail(settings, claimant, mailed, record)
  return { claimant, mailed }
}

async function main(given) {
  if (given.includes('--help')) return console.log(HELP)
  const say = (line) => console.log(line)
  const stack = await startStack(say)
  const results = []
  let leaks
  try {
    const { origin, market, dataDir } = stack
    const read = readSettings(['enforcement'], {
      ...process.env,
      ORIGINSEAL_URL: origin,
      MARKET_URL: market,
      BANK_URL: stack.direct('sandbox-bank'),
      DATA_DIR: dataDir,
      SCAN_SECONDS: '900',
    })
    const settings = /** @type {import('../shared/settings.mjs').Settings} */ (read)
    const { claimant, mailed } = await fileCase(settings, new Record(() => undefined))
    const port = JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8'))['case-mail']
    const desk = await Desk.open({ dataDir, port }, mailed)
    for (const scenario of scenarios) {
      const result = await sendAll(
        { desk, claimant, databases: settings.databases, caseId: mailed.id },
        scenario,
      )
      results.push(result)
      say(
        `  ${result.name.padEnd(82)} ${result.became} (${result.holds ? 'as it must be' : `MUST BE ${result.must}`})`,
      )
    }
    await desk.close()
    leaks = await leaksOf(settings, claimant)
    for (const { where, looked, found } of leaks)
      say(`  personal data in ${where} (${looked} looked at): ${found}`)
  } finally {
    await stack.stop()
  }
  const holds = results.every((result) => result.holds) && leaks.every(({ found }) => found === 0)
  if (given.includes('--write'))
    await writeFormatted(join(repository, 'docs/evidence/mails.md'), evidenceOf(results, leaks))
  process.exitCode = holds ? 0 : 1
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error)
  process.exitCode = 1
})
