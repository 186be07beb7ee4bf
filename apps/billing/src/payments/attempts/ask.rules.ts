import type { PaymentMethodName } from '@originseal/contracts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long an order can be paid: a card today, numbers as long as the provider accepts them, a transfer for a week. */
export const payableMs: Readonly<Record<PaymentMethodName, number>> = {
  card: dayMs,
  atm: 3 * dayMs,
  cvs: 7 * dayMs,
  barcode: 7 * dayMs,
  transfer: 7 * dayMs,
}

const cardDelaysMs = [10, 20, 40, ...Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60)].map(
  (minutes) => minutes * minuteMs,
)
/** At the end of a number and three days later: a counter's payment reaches the provider after two. */
const numberDelaysMs = (payableFor: number): number[] => [payableFor, payableFor + 3 * dayMs]

/**
 * When the provider is asked about a try of which no notice came; undefined once there is nothing left to wait for.
 * Cards: 10, 20 and 40 minutes after the start, then hourly for a day. Numbers: at their end and three days later.
 * @param asked how often it was asked before
 */
export function nextAskAt(payment: PaymentMethodName, startedAt: Date, asked: number): Date | undefined {
  if (payment === 'transfer') return undefined
  const delays = payment === 'card' ? cardDelaysMs : numberDelaysMs(payableMs[payment])
  const delay = delays[asked]
  return delay === undefined ? undefined : new Date(startedAt.getTime() + delay)
}

/** A paid order whose payment the provider does not confirm for so long is fulfilled on its sealed notice. */
export const confirmationMs = minuteMs
/** Pause between two questions about a payment that is told already. */
export const confirmationPauseMs = 5_000
