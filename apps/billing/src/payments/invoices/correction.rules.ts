export interface CorrectedInvoice {
  /** It is not too late for it. */
  readonly isVoidable: boolean
  /** Of the invoice, and what is refunded of it now; whole NT$. */
  readonly invoiced: number
  readonly amount: number
}

/** What the invoice interface says of an invoice. */
export interface FoundInvoice {
  readonly isVoid: boolean
  /** What allowances can still take from it. */
  readonly allowable: number
}

/**
 * A whole refund voids the invoice while that can be done: until the 13th after its two-month period, and if no allowance
 * stands on it. Otherwise an allowance is written for what is refunded.
 */
export function correctionOf(invoice: CorrectedInvoice, found: FoundInvoice): { kind: 'void' | 'allowance' } {
  const isWhole = invoice.amount === invoice.invoiced
  const isUntouched = found.isVoid || found.allowable === invoice.invoiced
  const mayVoid = found.isVoid || invoice.isVoidable
  return { kind: isWhole && isUntouched && mayVoid ? 'void' : 'allowance' }
}
