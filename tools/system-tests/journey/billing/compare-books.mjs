import { invoicesOfOrders, moneyInBooks, paidOrders } from '../../shared/books/books-of-money.mjs'
import { ledgersOfUnits, mirrorOfUnits, unitsOfOrders } from '../../shared/books/books-of-units.mjs'
import { until } from '../../shared/until.mjs'

/** @type {[what: string, compare: (world: any) => Promise<{ looked: number, broken: string[] }>][]} */
const books = [
  ['orders that were paid, each handed out once', paidOrders],
  ['orders with the same money in the provider’s books', moneyInBooks],
  ['orders with one invoice of what was not given back', invoicesOfOrders],
  ['entries of ledgers, played again', ledgersOfUnits],
  ['entries and grants, in the ledger and its mirror', mirrorOfUnits],
  ['orders of packs that brought what the catalogue says', unitsOfOrders],
]

/** All books of the instance, read from its databases and added up anew. */
export async function compareBooks({ databases }, record) {
  if (databases === undefined) return record.omit('the books: the databases are not of this machine')
  for (const [what, compare] of books) {
    /** @type {Awaited<ReturnType<typeof compare>>} */
    let found = { looked: 0, broken: ['could not be compared'] }
    // What was done a moment ago may be on its way to the other book.
    const isEven = async () => (found = await compare({ databases })).broken.length === 0
    await until(isEven, { what, within: 30_000, every: 1_000 }).catch(() => undefined)
    record.same(found.broken, [], what)
    record.artefact(String(found.looked), what)
  }
}
