import { Injectable } from '@nestjs/common'
import type { AdministeredRefund, PageRequest, RefundState } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { Problem } from '@originseal/http'
import { DataSource, In } from 'typeorm'
import { OrderEntity } from '../orders/order.entity'
import { RefundEntity } from './refund.entity'
import { toAdministeredRefund } from './refund.view'

interface Asked extends PageRequest {
  readonly state?: RefundState
  readonly orderId?: string
  readonly open?: boolean
}

@Injectable()
export class RefundsQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
  ) {}

  find(id: string): Promise<RefundEntity | null> {
    return this.source.manager.findOneBy(RefundEntity, { id })
  }

  /** The latest refund of each order that has one. */
  async latestOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, RefundEntity>> {
    const where = { orderId: In([...orderIds]) }
    const refunds = await this.source.manager.find(RefundEntity, { where, order: { requestedAt: 'ASC' } })
    return new Map(refunds.map((refund) => [refund.orderId, refund]))
  }

  /** @throws Problem REFUND_NOT_FOUND */
  async administeredById(id: string): Promise<AdministeredRefund> {
    const refund = await this.find(id)
    if (!refund) throw new Problem('REFUND_NOT_FOUND')
    return (await this.administered([refund]))[0] as AdministeredRefund
  }

  /** Newest first; of what waits for an administrator, what is to be paid back soonest first. */
  async page({ cursor, limit, state, orderId, open = false }: Asked): Promise<AdministeredRefund[]> {
    const [column, direction, follows] = open
      ? (['dueAt', 'ASC', '(r.due_at, r.id) > (SELECT last.due_at, last.id'] as const)
      : (['requestedAt', 'DESC', '(r.requested_at, r.id) < (SELECT last.requested_at, last.id'] as const)
    const page = this.source.manager.createQueryBuilder(RefundEntity, 'r').where('true')
    if (state !== undefined) page.andWhere('r.state = :state', { state })
    if (orderId !== undefined) page.andWhere('r.order_id = :orderId', { orderId })
    if (open) page.andWhere(`r.state IN ('requested', 'awaiting-transfer', 'failed')`)
    if (cursor !== undefined)
      page.andWhere(`${follows} FROM refund last WHERE last.id = :cursor)`, { cursor })
    const ordered = page.orderBy(`r.${column}`, direction).addOrderBy('r.id', direction).take(limit)
    return this.administered(await ordered.getMany())
  }

  /** How many wait in each state that somebody has to do something about. */
  waiting(): Promise<{ state: RefundState; count: number }[]> {
    return this.reads.query(
      `SELECT state, count(*)::int AS count FROM refund
       WHERE state IN ('requested', 'awaiting-transfer', 'failed') GROUP BY state`,
    )
  }

  private async administered(refunds: readonly RefundEntity[]): Promise<AdministeredRefund[]> {
    const orders = await this.source.manager.findBy(OrderEntity, {
      id: In(refunds.map(({ orderId }) => orderId)),
    })
    const byId = new Map(orders.map((order) => [order.id, order]))
    return refunds.map((refund) => toAdministeredRefund(refund, byId.get(refund.orderId) as OrderEntity))
  }
}
