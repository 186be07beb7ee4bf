import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SubscriptionsRepository } from './subscriptions.repository'

/** Whoever is erased has no plan any more. Lots and entries stay: they name an id that leads to nobody. */
@Injectable()
export class EndForErased {
  constructor(private readonly subscriptions: SubscriptionsRepository) {}

  async execute(tx: Tx, ownerId: string, at: Date): Promise<void> {
    await this.subscriptions.lock(tx, ownerId)
    const running = await this.subscriptions.runningOf(tx, ownerId)
    if (running) await this.subscriptions.end(tx, running.id, at)
  }
}
