import type { PaymentDifferenceKind } from '@originseal/contracts'

/** A payment of a day, as one of the two books has it. Amounts are whole NT$. */
export interface BookedPayment {
  /** Of the try, or of the mandate that was charged. */
  readonly attemptNumber: string
  /** The provider's, of this payment. */
  readonly providerNumber: string
  readonly amount: number
  /** Absent where a book does not say it. */
  readonly refunded?: number
}

export interface OurPayment extends BookedPayment {
  readonly refunded: number
  readonly orderId: string
  /** Of a try that is not paid, which is in the comparison because they have it: nothing is booked. */
  readonly isPaid: boolean
  readonly paidAt: Date | null
  /** Money of it is on its way back, so that what was given back differs for a while. */
  readonly isRefunding: boolean
}

export interface Difference {
  readonly kind: PaymentDifferenceKind
  readonly attemptNumber: string
  readonly providerNumber: string
  readonly orderId?: string
  readonly ours?: number
  readonly theirs?: number
}

/**
 * Holds our payments of a day against the provider's.
 * @param theirs the lines of their file
 * @param ours what we booked for the day, and whatever we know by the numbers of their file
 */
export function comparePayments(
  theirs: readonly BookedPayment[],
  ours: readonly OurPayment[],
  isOfDay: (payment: OurPayment) => boolean,
): Difference[] {
  const key = ({ attemptNumber, providerNumber }: BookedPayment): string =>
    `${attemptNumber} ${providerNumber}`
  const byKey = new Map(ours.map((payment) => [key(payment), payment]))
  const unpaid = new Map(ours.filter(({ isPaid }) => !isPaid).map((each) => [each.attemptNumber, each]))
  const known = new Map(ours.map((payment) => [payment.attemptNumber, payment]))
  const theirKeys = new Set(theirs.map(key))
  const differences = theirs.flatMap((line): Difference[] => {
    const same = byKey.get(key(line))
    if (same?.isPaid) return differencesOf(line, same)
    const { attemptNumber, providerNumber, amount } = line
    const found = { attemptNumber, providerNumber, theirs: amount }
    const order = unpaid.get(attemptNumber) ?? known.get(attemptNumber)
    return [order ? { ...found, kind: 'lost-notice', orderId: order.orderId } : { ...found, kind: 'unknown' }]
  })
  const missing = ours.filter((each) => each.isPaid && isOfDay(each) && !theirKeys.has(key(each)))
  return [
    ...differences,
    ...missing.map(({ attemptNumber, providerNumber, orderId, amount }): Difference => ({
      kind: 'missing-there',
      attemptNumber,
      providerNumber,
      orderId,
      ours: amount,
    })),
  ]
}

function differencesOf(theirs: BookedPayment, ours: OurPayment): Difference[] {
  const { attemptNumber, providerNumber, orderId } = ours
  const of = { attemptNumber, providerNumber, orderId }
  return [
    ...(theirs.amount === ours.amount
      ? []
      : [{ ...of, kind: 'amount' as const, ours: ours.amount, theirs: theirs.amount }]),
    ...(theirs.refunded === undefined || theirs.refunded === ours.refunded || ours.isRefunding
      ? []
      : [{ ...of, kind: 'refund' as const, ours: ours.refunded, theirs: theirs.refunded }]),
  ]
}
