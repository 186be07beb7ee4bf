import type { NextStep, PaymentMethodName } from '@originseal/contracts'
import type { PaymentProvider, PaymentStatus } from '../payment-provider'

/** A transfer to our own account: nobody can be asked about it, an administrator confirms it. */
export class ManualTransfer implements PaymentProvider {
  readonly name = 'manual-transfer'
  readonly payments: ReadonlySet<PaymentMethodName>

  /** @param account bank, branch, number and name, as buyers read it; undefined where none is configured */
  constructor(private readonly account: string | undefined) {
    this.payments = new Set(account === undefined ? [] : ['transfer'])
  }

  begin(): NextStep {
    if (this.account === undefined) throw new Error('no account to transfer to is configured')
    return { kind: 'transfer', account: this.account }
  }

  query(): Promise<PaymentStatus> {
    return Promise.resolve({ status: 'unpaid' })
  }
}
