import type { BookedPayment } from '../reconciliation/compare-payments.rules'

/** What was got is no file of payments. */
export class UnreadableDayFile extends Error {}

/**
 * Headings of the columns that are read. ECPay's pages do not name them, and merchants have files with either name of the
 * order's number; not all have a column of refunds.
 */
const columns = {
  attemptNumber: ['特店訂單編號', '廠商訂單編號'],
  providerNumber: ['綠界訂單編號', '綠界交易編號'],
  amount: ['交易金額'],
} as const
const refundedColumn = '退款金額'

/** The payments of ECPay's file of a day. @throws UnreadableDayFile */
export function readDayFile(text: string): BookedPayment[] {
  const [heading = [], ...rows] = text
    .replace('\uFEFF', '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cellsOf)
  const placeOf = (titles: readonly string[]): number => heading.findIndex((title) => titles.includes(title))
  const places = {
    attemptNumber: placeOf(columns.attemptNumber),
    providerNumber: placeOf(columns.providerNumber),
    amount: placeOf(columns.amount),
  }
  if (Object.values(places).includes(-1)) throw new UnreadableDayFile('no headings that are known')
  const refunded = heading.indexOf(refundedColumn)
  return rows
    .filter((cells) => cells[places.attemptNumber])
    .map((cells) => {
      const attemptNumber = String(cells[places.attemptNumber])
      const providerNumber = String(cells[places.providerNumber])
      const payment = { attemptNumber, providerNumber, amount: amountIn(cells[places.amount], attemptNumber) }
      return refunded < 0
        ? payment
        : Object.assign(payment, { refunded: amountIn(cells[refunded], attemptNumber) })
    })
}

function amountIn(cell: string | undefined, attemptNumber: string): number {
  const amount = Number(cell)
  if (!cell || !Number.isInteger(amount)) throw new UnreadableDayFile(`no amount for ${attemptNumber}`)
  return amount
}

/** A cell stands in quotes or not, perhaps after an equals sign that spreadsheets want; none holds a quote. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)=?(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
