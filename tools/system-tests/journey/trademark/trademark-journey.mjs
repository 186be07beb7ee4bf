/**
 * `npm run journey -- trademark`: somebody who wants to name a café. The name is held against the register, its classes are found
 * from what is sold, the report is ordered and checked by strangers' tools, the name is watched; then an issue of the gazette with
 * a mark like it is imported by the command of `npm run register`, and the member hears of it in time for an opposition; from there
 * the connected sites are searched for listings under the name.
 */
import { Buyer } from '../../shared/buyer.mjs'
import { analyseName } from './analyse-name.mjs'
import { importIssue } from './import-issue.mjs'
import { orderReport } from './order-report.mjs'
import { scanListings } from './scan-listings.mjs'
import { seePages } from './see-pages.mjs'
import { watchName } from './watch-name.mjs'

const [first, second] = [
  '晨暮雲霧松竹溪湖嶼岬楓橙柚薈蒔穀禾麥桐樟',
  '光影露霜雪川原野谷嶺泉橋庭巷町鄉島語詩釀',
]

/** A name of its own for each seed. */
const nameOf = (seed) =>
  [
    [...first][seed % 20],
    [...second][Math.floor(seed / 20) % 20],
    [...first][Math.floor(seed / 400) % 20],
  ].join('')

/** @param {import('../../shared/settings.mjs').Settings} settings @param {import('../../shared/record.mjs').Record} record */
export async function trademarkJourney(settings, record) {
  const { origin, seed, mails } = settings
  const name = nameOf(seed)
  record.artefact('seed', seed)
  record.artefact('name', name)
  const member = await record.step('A member registers', () => Buyer.register(origin, seed, 'namer', mails))
  const classes = await record.step(
    'What is sold says the classes; the name is held against the register',
    () => analyseName(member, name, record),
  )
  await record.step('The report: a unit, a signed file', () =>
    orderReport(settings, member, { name, classes }, record),
  )
  const watch = await record.step('The name is watched', () => watchName(member, { name, classes }, record))
  await record.step('An issue of the gazette with a mark like it', () =>
    importIssue(settings, member, { watch, name, class: classes[0] }, record),
  )
  const scanId = await record.step('The connected sites are searched for listings under the name', () =>
    scanListings(settings, member, name, record),
  )
  await record.step('The pages, in both widths and two languages', () =>
    seePages(settings, member, { name, scanId }, record),
  )
}
