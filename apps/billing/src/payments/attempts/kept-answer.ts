import type { PaymentStatus } from '../payment-provider'

/** What a provider answered about a try, without the numbers to pay with. */
export interface KeptAnswer {
  readonly status: PaymentStatus['status']
  /** Whole NT$, of what is paid. */
  readonly amount?: number
  readonly providerNumber?: string
  /** The provider's, of what has failed. */
  readonly code?: string
}

export function toKeptAnswer(answer: PaymentStatus): KeptAnswer {
  const { status } = answer
  if (status === 'paid') return { status, amount: answer.amount, providerNumber: answer.providerNumber }
  if (status === 'instructed') return { status, providerNumber: answer.providerNumber }
  return status === 'failed' ? { status, code: answer.code } : { status }
}
