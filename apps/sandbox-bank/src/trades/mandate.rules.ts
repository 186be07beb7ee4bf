export type PeriodType = 'D' | 'M' | 'Y'
export type MandateState = 'running' | 'ended' | 'complete'

/** `ExecStatus` of QueryCreditCardPeriodInfo. */
export const execStatuses: Readonly<Record<MandateState, string>> = {
  ended: '0',
  running: '1',
  complete: '2',
}

export interface Mandate {
  readonly periodType: PeriodType
  readonly frequency: number
  readonly times: number
  readonly state: MandateState
  readonly succeeded: number
  readonly failedInRow: number
}

/** ECPay ends a mandate whose card has failed so often in a row. */
const failuresThatEnd = 6

/** A mandate after one more charge of a period. */
export function afterCharge(mandate: Mandate, hasSucceeded: boolean): Mandate {
  if (mandate.state !== 'running') return mandate
  const succeeded = mandate.succeeded + (hasSucceeded ? 1 : 0)
  const failedInRow = hasSucceeded ? 0 : mandate.failedInRow + 1
  const isComplete = succeeded >= mandate.times
  const state = isComplete ? 'complete' : failedInRow >= failuresThatEnd ? 'ended' : 'running'
  return { ...mandate, succeeded, failedInRow, state }
}

/** A charge of the last period may be tried again only while the latest one failed. */
export const mayReauthorise = (mandate: Mandate): boolean =>
  mandate.state === 'running' && mandate.failedInRow > 0

/** The days of a period; a month of the bank has 30, a year 365. */
const daysOf: Readonly<Record<PeriodType, number>> = { D: 1, M: 30, Y: 365 }

/** @param daySeconds how long a day of the bank lasts */
export function nextChargeAt({ periodType, frequency }: Mandate, from: Date, daySeconds: number): Date {
  return new Date(from.getTime() + daysOf[periodType] * frequency * daySeconds * 1_000)
}
