import { cpus } from 'node:os'
import { writeFormatted } from '../../../checks/formatted.mjs'
import { figureOf, numberOf } from '../figures.mjs'
import { LOOKS } from './fill-cases.mjs'

const EVIDENCE = new URL('../../../../docs/evidence/cases.md', import.meta.url)

/**
 * Writes docs/evidence/cases.md.
 * @param {{ figures: import('../figures.mjs').Figure[], cases: number, owners: number, load: number }} report
 */
export async function writeEvidence({ figures, cases, owners, load }) {
  const figure = (name) => figureOf(figures, name)
  const ms = (name) => `${numberOf(figures, name).toFixed(1)} ms`
  const times = (name) => (1 / Number(figure(name).ratio)).toFixed(1)
  const text = `# Takedown cases

Written by \`npm run bench -- cases --write\`; not edited by hand. ${cases.toLocaleString('en')} live cases of ${owners.toLocaleString('en')} owners in PostgreSQL
(embedded, without fsync, ${cpus().length} cores, load average ${load.toFixed(1)}); of twenty cases twelve are filed and in time, six removed and
watched, one countered, one rejected. Enforcement's own code is asked, without HTTP.

| figure | value | reference in the same run |
| --- | ---: | --- |
| an owner's list of cases with its counts, 95 % within | ${ms('cases.list p95')} | ${times('cases.list p95')} times a row by its key (${ms('a row by its key p95')}), by turns |
| the numbers of an owner's first page, 95 % within | ${ms('cases.summary p95')} | ${times('cases.summary p95')} times the same |
| the page of a case: time line, notice and its answers, looks, 95 % within | ${ms('cases.page p95')} | ${times('cases.page p95')} times the same |
| the sweep of targets where nothing is due, 95 % within | ${ms('cases.sweep p95, nothing due')} | once a minute |
| the sweep of deadlines where nothing is due, 95 % within | ${ms('cases.deadlines p95, nothing due')} | once a minute |
| a missed target: remedy, refund, facts, time line | ${ms('cases.sweep, a missed target')} | ${times('cases.sweep, a missed target')} times a plain \`UPDATE\` in a transaction of its own |
| growth, with indexes | ${(numberOf(figures, 'cases.growth') / 1_024).toFixed(1)} KiB a case | six entries on the time line, a notice with its attempt, ${LOOKS} looks, two moves of a unit |

One run: ${figure('cases.list p95').samples} lists and first pages, ${figure('cases.sweep, a missed target').samples?.toLocaleString('en')} targets that were missed at once and swept in one go. A notice
and a look are as large as the journey's are. How many looks there are a day is a matter of \`look-schedule.rules.ts\`, and of browsers.
`
  await writeFormatted(EVIDENCE, text)
}
