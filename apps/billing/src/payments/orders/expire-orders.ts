import { Injectable } from '@nestjs/common'
import { defineRecurringJob, OnJob, type Effect } from '@originseal/jobs'
import { OrdersRepository } from './orders.repository'

const expireOrders = defineRecurringJob({ name: 'orders.expire', schedule: '*/10 * * * *' })

/** Ends orders that nobody has paid in time; money that comes later still counts. */
@Injectable()
export class ExpireOrders {
  constructor(private readonly orders: OrdersRepository) {}

  @OnJob(expireOrders)
  async execute(): Promise<Effect> {
    return (tx) => this.orders.expire(tx, new Date())
  }
}
