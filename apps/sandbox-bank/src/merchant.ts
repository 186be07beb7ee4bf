import type { Merchant } from '@originseal/ecpay'

/** The one merchant that the bank knows, in both of its interfaces. */
export class Merchants {
  constructor(
    readonly payments: Merchant,
    readonly invoices: Merchant,
  ) {}
}

/** How fast the bank's time goes. */
export class BankTime {
  constructor(
    readonly daySeconds: number,
    readonly noticePauseSeconds: number,
  ) {}
}
