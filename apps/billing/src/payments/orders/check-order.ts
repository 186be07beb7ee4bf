import { Injectable } from '@nestjs/common'
import type { PlaceOrderRequest } from '@originseal/contracts'
import { isBusinessNumber } from '@originseal/ecpay'
import { Problem, type Caller } from '@originseal/http'
import { CatalogueQueries } from '../../catalogue/catalogue.queries'
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries'
import { SpendersQueries } from '../../units/spenders.queries'
import { priceOf } from './item.rules'

/** Says what an order costs today, or why it can't be placed. */
@Injectable()
export class CheckOrder {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly spenders: SpendersQueries,
    private readonly subscriptions: SubscriptionsQueries,
  ) {}

  /** @throws Problem INVOICE_NUMBER_INVALID, LOGIN_REQUIRED_FOR_ITEM, ITEM_NOT_SOLD, PLAN_RUNNING */
  async execute(
    { item, invoice }: Pick<PlaceOrderRequest, 'item'> & Partial<Pick<PlaceOrderRequest, 'invoice'>>,
    { userId, role }: Pick<Caller, 'userId' | 'role'>,
  ): Promise<{ amount: number; version: number }> {
    if (invoice?.kind === 'business' && !isBusinessNumber(invoice.businessNumber))
      throw new Problem('INVOICE_NUMBER_INVALID')
    if (role === 'trial' && item.kind !== 'scan-unlock') throw new Problem('LOGIN_REQUIRED_FOR_ITEM')
    const [catalogue, spendable] = await Promise.all([this.catalogue.current(), this.spenders.spendable()])
    const amount = priceOf(item, catalogue, spendable)
    if (amount === undefined) throw new Problem('ITEM_NOT_SOLD')
    if (item.kind === 'plan' && (await this.hasPaidPlan(userId))) throw new Problem('PLAN_RUNNING')
    return { amount, version: catalogue.version }
  }

  /** A gift gives way to what is paid. */
  private async hasPaidPlan(ownerId: string): Promise<boolean> {
    const running = await this.subscriptions.runningOf(ownerId)
    return running !== undefined && running.plan !== 'free' && running.state !== 'trialing'
  }
}
