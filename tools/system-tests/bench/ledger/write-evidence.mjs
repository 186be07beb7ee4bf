import { cpus } from 'node:os'
import { writeFormatted } from '../../../checks/formatted.mjs'
import { figureOf, numberOf } from '../figures.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/ledger.md', import.meta.url)

/**
 * Writes docs/evidence/ledger.md.
 * @param {{ figures: import('../figures.mjs').Figure[], entries: number, owners: number, load: number }} report
 */
export async function writeEvidence({ figures, entries, owners, load }) {
  const value = (name) => numberOf(figures, name)
  const samples = (name) => figureOf(figures, name).samples
  const ms = (name) => `${value(name).toFixed(1)} ms`
  const seconds = (name) => `${(value(name) / 1_000).toFixed(1)} s`
  const bytes = (name) => `${value(name).toFixed(0)} bytes a move`
  const times = (share) => (value(`ledger.spend ${share}`) / value(`plain UPDATE ${share}`)).toFixed(1)
  const text = `# The ledger of units

Written by \`npm run bench -- ledger --write\`; not edited by hand. ${whole(entries)} entries of ${whole(owners)} owners in
PostgreSQL (embedded, without fsync, ${cpus().length} cores, load average ${load.toFixed(1)}), in the spender's tables and in billing's
mirror. A spend is what a seal adds to its transaction, in a transaction of its own: lock the owner's lots, look for the event,
write the entry, change the balance, write the fact to the outbox. Beside it, by turns in the same run, a plain
\`UPDATE counter SET balance = balance - 1\`.

| figure | value | plain counter |
| --- | ---: | ---: |
| a spend, half of them within | ${ms('ledger.spend p50')} | ${ms('plain UPDATE p50')} |
| a spend, 95 % of them within | ${ms('ledger.spend p95')} | ${ms('plain UPDATE p95')} |
| a member's balance by lot, from the mirror, 95 % | ${ms('ledger.balance p95, from the mirror')} | – |
| the nightly count and digest of a unit, the spender | ${seconds('ledger.count, the spender')} | – |
| the same of the mirror | ${seconds('ledger.count, the mirror')} | – |
| growth of the spender, with indexes | ${bytes('ledger.growth, the spender')} | – |
| growth of the mirror, with indexes | ${bytes('ledger.growth, the mirror')} | – |

One run, ${whole(samples('ledger.spend p50'))} spends and ${whole(samples('ledger.balance p95, from the mirror'))} balances one after another. What compares is the two columns, taken by
turns: at the 95th percentile a spend takes ${times('p95')} times as long as the counter, at the middle ${times('p50')} times. It is some
milliseconds of an act that takes some hundred (a seal) or minutes (a scan). The time of writing history in bulk is none of a
product's figures.

What holds at the same time is in the tests (\`libs/units/src/ledger.int.spec.ts\`): of 100 tries at once for the last unit one
spends it and 99 hear \`QUOTA_EXHAUSTED\`; random histories, run at once, doubled and in reverse, leave no account negative, lose
nothing, and the balances are those that the entries give.
`
  await writeFormatted(EVIDENCE, text)
}

const whole = (number) => number.toLocaleString('en')
