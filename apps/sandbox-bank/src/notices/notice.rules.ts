/** How the bank tells of a payment; all but `usual` are mishaps that a merchant must bear. */
export const noticePlans = [
  'usual',
  'none',
  'late',
  'five-times',
  'two-at-once',
  'wrong-seal',
  'wrong-amount',
  'wrong-merchant',
  'simulated',
] as const
export type NoticePlan = (typeof noticePlans)[number]

export interface PlannedNotice {
  readonly afterSeconds: number
  /** Fields that differ from what is true; sealed with it, unless `forged`. */
  readonly changed: Readonly<Record<string, string>>
  /** Bears a CheckMacValue that is not of the merchant's keys. */
  readonly forged: boolean
}

/** ECPay repeats in other words: of five the first says 交易成功, the others paid. */
const wordings = ['交易成功', 'paid', 'paid', 'Succeeded', '付款成功'] as const

const once = (notice: Partial<PlannedNotice> = {}): PlannedNotice[] => [
  { afterSeconds: 0, changed: {}, forged: false, ...notice },
]

const plans: Readonly<Record<NoticePlan, (amountField: string, amount: number) => PlannedNotice[]>> = {
  usual: () => once(),
  none: () => [],
  late: () => once({ afterSeconds: 60 }),
  'five-times': () =>
    wordings.map((RtnMsg, n) => ({ afterSeconds: n / 2, changed: { RtnMsg }, forged: false })),
  'two-at-once': () => [...once(), ...once()],
  'wrong-seal': () => once({ forged: true }),
  'wrong-amount': (field, amount) => once({ changed: { [field]: String(amount + 1) } }),
  'wrong-merchant': () => once({ changed: { MerchantID: '2000214' } }),
  simulated: () => once({ changed: { SimulatePaid: '1' } }),
}

/** @param amountField the name that the notice has for its amount */
export const plannedNotices = (plan: NoticePlan, amountField: string, amount: number): PlannedNotice[] =>
  plans[plan](amountField, amount)

/** The first and four repeats, until the answer is exactly `1|OK`. */
export const noticeTries = 5
export const acknowledges = (status: number, answer: string): boolean => status === 200 && answer === '1|OK'
