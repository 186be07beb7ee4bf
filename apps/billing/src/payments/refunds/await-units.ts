import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { CatalogueQueries } from '../../catalogue/catalogue.queries'
import { RequestRevocation } from '../../units/request-revocation'
import type { OrderEntity } from '../orders/order.entity'
import { advanceRefund } from './advance-refund.job'
import { DeliveriesQueries } from './deliveries.queries'
import { amountOfRescission, listPrices } from './refund-amount.rules'
import type { RefundEntity } from './refund.entity'
import { refundAfter } from './refund.rules'
import { RefundBooks } from './refund-books'
import { revocationId } from './take-back-purchase'

const pauseMs = 2_000

/**
 * Waits until the spenders have said how much of the units they could take back. What they could not was used, and makes
 * the amount of a rescission final.
 */
@Injectable()
export class AwaitUnits {
  constructor(
    private readonly books: RefundBooks,
    private readonly revocations: RequestRevocation,
    private readonly deliveries: DeliveriesQueries,
    private readonly catalogue: CatalogueQueries,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, refundId: string): Promise<void> {
    const { refund, order } = await this.books.lock(tx, refundId)
    if (refund.state !== 'approved') return
    const used = await this.usedUnits(tx, order, refund)
    const next = { refundId: refund.id }
    if (used === undefined)
      return void (await this.jobs.add(tx, advanceRefund, next, {
        key: refund.id,
        runAt: new Date(Date.now() + pauseMs),
      }))
    if (refund.kind === 'cooling-off') await this.reckon(tx, order, refund, used)
    refund.state =
      refundAfter(refund.state, refund.amount > 0 ? 'units-revoked' : 'nothing-left') ?? refund.state
    await this.books.save(tx, refund)
    await this.jobs.add(tx, advanceRefund, next, { key: refund.id })
  }

  /** Undefined until every spender has answered. What nobody spends yet was not used. */
  private async usedUnits(
    tx: Tx,
    order: OrderEntity,
    refund: RefundEntity,
  ): Promise<ReadonlyMap<Unit, number> | undefined> {
    const lots = refund.revokesUnits ? ((await this.deliveries.of(order, tx))?.lots ?? []) : []
    const spendable = lots.filter(({ isSpendable }) => isSpendable)
    const asked = spendable.map(({ lotId }) => revocationId(refund.id, lotId))
    const answers = await this.revocations.answersTo(tx, asked)
    const used = new Map<Unit, number>()
    for (const { unit, requested, revoked } of answers) {
      if (revoked === null) return undefined
      used.set(unit, (used.get(unit) ?? 0) + requested - revoked)
    }
    return used
  }

  private async reckon(
    tx: Tx,
    order: OrderEntity,
    refund: RefundEntity,
    used: ReadonlyMap<Unit, number>,
  ): Promise<void> {
    const prices = listPrices(await this.catalogue.ofVersion(tx, order.catalogueVersion))
    const reckoned = amountOfRescission(
      {
        paid: order.amount,
        refunded: order.refunded,
        startedAtOnce: order.startNowAt !== null,
        isCompleteOnceGiven: false,
        used,
      },
      prices,
    )
    Object.assign(refund, reckoned)
  }
}
