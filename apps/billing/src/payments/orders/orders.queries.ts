import { Injectable } from '@nestjs/common'
import {
  instantsOf,
  type AdministeredOrder,
  type ListPaymentsRequest,
  type Order,
  type PageRequest,
} from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { noteSubject, ownedBy, Problem, type Caller } from '@originseal/http'
import { DataSource, In } from 'typeorm'
import { AttemptEntity } from '../attempts/attempt.entity'
import { MandatesQueries } from '../mandates/mandates.queries'
import { RefundsQueries } from '../refunds/refunds.queries'
import { isGivenBack } from '../refunds/given-back.queries'
import { orderSearchOf } from './order-search.queries'
import { OrderEntity } from './order.entity'
import { toAdministeredOrder, toInvoice, toOrder, type InvoiceRow } from './order.view'

@Injectable()
export class OrdersQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
    private readonly refunds: RefundsQueries,
    private readonly mandates: MandatesQueries,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND also for somebody else's */
  async ofOwner(id: string, caller: Caller): Promise<Order> {
    const order = await this.source.manager.findOneBy(OrderEntity, { id })
    const owned = ownedBy(caller, order, 'ORDER_NOT_FOUND')
    const [attempts, invoice, refunds] = await Promise.all([
      this.attemptsOf([id]),
      this.invoiceOf(id),
      this.refunds.latestOf([id]),
    ])
    return { ...toOrder(owned, attempts, refunds.get(id)), ...(invoice && { invoice }) }
  }

  /** Another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, asked: PageRequest): Promise<Order[]> {
    const orders = await this.page(asked, (page) => page.andWhere('o.owner_id = :ownerId', { ownerId }))
    const ids = orders.map(({ id }) => id)
    const [attempts, refunds] = await Promise.all([this.attemptsOf(ids), this.refunds.latestOf(ids)])
    return orders.map((order) =>
      toOrder(
        order,
        attempts.filter(({ orderId }) => orderId === order.id),
        refunds.get(order.id),
      ),
    )
  }

  async pageOfAll(asked: ListPaymentsRequest): Promise<AdministeredOrder[]> {
    const ids = asked.search === undefined ? undefined : await this.searched(asked.search)
    if (ids?.length === 0) return []
    const orders = await this.page(asked, (page) => {
      if (asked.ownerId !== undefined) page.andWhere('o.owner_id = :ownerId', { ownerId: asked.ownerId })
      if (asked.state !== undefined) page.andWhere('o.state = :state', { state: asked.state })
      if (asked.payment !== undefined) page.andWhere('o.payment = :payment', { payment: asked.payment })
      if (asked.review === true) page.andWhere(`o.review IS NOT NULL AND NOT ${isGivenBack('o.id')}`)
      if (ids) page.andWhere('o.id = ANY(:ids)', { ids })
      const day = asked.dated === 'paid' ? 'o.paid_at' : 'o.placed_at'
      const { from, before } = instantsOf(asked)
      if (from !== undefined) page.andWhere(`${day} >= :from`, { from })
      if (before !== undefined) page.andWhere(`${day} < :before`, { before })
      return page
    })
    return this.administered(orders)
  }

  /** @throws Problem ORDER_NOT_FOUND */
  async administeredById(id: string): Promise<AdministeredOrder> {
    const order = await this.source.manager.findOneBy(OrderEntity, { id })
    if (!order) throw new Problem('ORDER_NOT_FOUND')
    noteSubject(order.ownerId)
    return (await this.administered([order]))[0] as AdministeredOrder
  }

  /** Null for a number that is none of ours. */
  attempt(number: string): Promise<AttemptEntity | null> {
    return this.source.manager.findOneBy(AttemptEntity, { number })
  }

  find(id: string): Promise<OrderEntity | null> {
    return this.source.manager.findOneBy(OrderEntity, { id })
  }

  /** What the invoice of an order says; null if there is no such order. */
  invoiced(
    id: string,
  ): Promise<Pick<OrderEntity, 'number' | 'ownerId' | 'amount' | 'item' | 'invoice'> | null> {
    return this.source.manager.findOneBy(OrderEntity, { id })
  }

  /** The ids of orders that a typed text stands for, at most {@link mostSearched}. */
  private async searched(typed: string): Promise<string[]> {
    const found = await Promise.all(
      orderSearchOf(typed).map(({ value, sources }) =>
        this.reads.query<{ id: string }>(
          `SELECT id FROM (${sources.join(' UNION ')}) found (id) LIMIT ${mostSearched}`,
          [value],
        ),
      ),
    )
    return found.flat().map(({ id }) => id)
  }

  /** Of an order whose invoice was issued. */
  async invoiceOf(orderId: string): Promise<Order['invoice']> {
    const [invoice] = await this.reads.query<InvoiceRow>(
      `SELECT number, random_number AS "randomNumber", issued_at AS "issuedAt",
         state = 'voided' AS "isVoid",
         (SELECT coalesce(sum(c.amount), 0)::int FROM invoice_correction c
          WHERE c.order_id = invoice.order_id AND c.kind = 'allowance' AND c.state = 'done') AS allowed
       FROM invoice WHERE order_id = $1 AND state IN ('issued', 'voided')`,
      [orderId],
    )
    return invoice && toInvoice(invoice)
  }

  private attemptsOf(orderIds: readonly string[]): Promise<AttemptEntity[]> {
    const where = { orderId: In([...orderIds]) }
    return this.source.manager.find(AttemptEntity, { where, order: { startedAt: 'ASC' } })
  }

  private async administered(orders: readonly OrderEntity[]): Promise<AdministeredOrder[]> {
    const ids = orders.map(({ id }) => id)
    const [attempts, refunds, mandates, unconfirmed] = await Promise.all([
      this.attemptsOf(ids),
      this.refunds.latestOf(ids),
      this.mandates.ofOrders(ids),
      this.reads.query<{ id: string }>(
        'SELECT order_id AS id FROM fulfilment WHERE order_id = ANY($1) AND NOT confirmed',
        [ids],
      ),
    ])
    return orders.map((order) =>
      toAdministeredOrder(
        order,
        attempts.filter(({ orderId }) => orderId === order.id),
        unconfirmed.some(({ id }) => id === order.id),
        refunds.get(order.id),
        mandates.get(order.id),
      ),
    )
  }

  private page(
    { cursor, limit }: PageRequest,
    narrow: (page: ReturnType<OrdersQueries['all']>) => ReturnType<OrdersQueries['all']>,
  ): Promise<OrderEntity[]> {
    const page = narrow(this.all())
    if (cursor !== undefined)
      page.andWhere(
        '(o.placed_at, o.id) < (SELECT last.placed_at, last.id FROM purchase_order last WHERE last.id = :cursor)',
        { cursor },
      )
    return page.orderBy('o.placedAt', 'DESC').addOrderBy('o.id', 'DESC').take(limit).getMany()
  }

  private all() {
    return this.source.manager.createQueryBuilder(OrderEntity, 'o').where('true')
  }
}

/** Of one business: it may have bought often. */
const mostSearched = 1_000
