import { Injectable } from '@nestjs/common'
import type { PlaceOrderRequest } from '@originseal/contracts'
import { isBusinessNumber } from '@originseal/ecpay'
import { Problem, type Caller } from '@originseal/http'
import { CatalogueQueries } from '../../catalogue/catalogue.queries'
import { PlanOffers } from '../../subscriptions/plan-offers'
import type { PlanStart } from '../../subscriptions/plan-start.rules'
import { SpendersQueries } from '../../units/spenders.queries'
import { priceOf } from './item.rules'

export interface CheckedOrder {
  /** Whole NT$, of this version of the catalogue. */
  readonly amount: number
  readonly version: number
  /** Of a plan. */
  readonly start?: Exclude<PlanStart, { refused: string }>
}

/** Says what an order costs today, or why it can't be placed. */
@Injectable()
export class CheckOrder {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly spenders: SpendersQueries,
    private readonly offers: PlanOffers,
  ) {}

  /** @throws Problem INVOICE_NUMBER_INVALID, LOGIN_REQUIRED_FOR_ITEM, ITEM_NOT_SOLD, PLAN_RUNNING, NEXT_PLAN_BOUGHT */
  async execute(
    { item, invoice }: Pick<PlaceOrderRequest, 'item'> & Partial<Pick<PlaceOrderRequest, 'invoice'>>,
    { userId, role }: Pick<Caller, 'userId' | 'role'>,
  ): Promise<CheckedOrder> {
    if (invoice?.kind === 'business' && !isBusinessNumber(invoice.businessNumber))
      throw new Problem('INVOICE_NUMBER_INVALID')
    if (role === 'trial' && item.kind !== 'scan-unlock') throw new Problem('LOGIN_REQUIRED_FOR_ITEM')
    const [catalogue, spendable] = await Promise.all([this.catalogue.current(), this.spenders.spendable()])
    const amount = priceOf(item, catalogue, spendable)
    if (amount === undefined) throw new Problem('ITEM_NOT_SOLD')
    const checked = { amount, version: catalogue.version }
    if (item.kind !== 'plan') return checked
    const start = await this.offers.startOf(userId, item)
    if ('refused' in start) throw new Problem(start.refused)
    return { ...checked, start }
  }
}
