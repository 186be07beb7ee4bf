import { Injectable } from '@nestjs/common'
import type { PaymentDifference } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { PaymentDifferencesQueries } from './payment-differences.queries'
import { PaymentDifferencesRepository } from './payment-differences.repository'

/** An administrator has looked at a difference. What was noted first stays. */
@Injectable()
export class SettleDifference {
  constructor(
    private readonly transaction: Transaction,
    private readonly differences: PaymentDifferencesRepository,
    private readonly queries: PaymentDifferencesQueries,
  ) {}

  /** @throws Problem DIFFERENCE_NOT_FOUND */
  async execute(id: string, note: string): Promise<PaymentDifference> {
    await this.transaction.run((tx) => this.differences.settle(tx, id, note))
    const difference = await this.queries.find(id)
    if (!difference) throw new Problem('DIFFERENCE_NOT_FOUND')
    return difference
  }
}
