import { Injectable } from '@nestjs/common'
import { limits, monthsLater } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { derivedId } from '@originseal/units'
import { GrantUnits, priorities } from '../units/grant-units'
import { StartSubscription } from './start-subscription'
import { SubscriptionsRepository } from './subscriptions.repository'

/** What a registration brings: seals without an end, and the free plan; or, for the first of a day, the guardian plan for two months. */
@Injectable()
export class GrantSignUp {
  constructor(
    private readonly grantUnits: GrantUnits,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly startSubscription: StartSubscription,
  ) {}

  async seals(
    tx: Tx,
    ownerId: string,
    at: Date,
    quantity: number = limits.signUp.evidenceSeals,
  ): Promise<void> {
    await this.grantUnits.execute(tx, {
      lotId: derivedId(`sign-up:${ownerId}:seal`),
      ownerId,
      unit: 'seal',
      quantity,
      priority: priorities['sign-up'],
      from: at.toISOString(),
      reason: 'sign-up',
      cause: { kind: 'sign-up' },
    })
  }

  async freePlan(tx: Tx, ownerId: string, at: Date): Promise<void> {
    if (await this.subscriptions.hasAny(tx, ownerId)) return
    const id = derivedId(`sign-up:${ownerId}`)
    await this.startSubscription.execute(tx, { id, ownerId, plan: 'free', state: 'active', at })
  }

  /** Whoever has bought a plan meanwhile keeps that. */
  async guardianPlan(
    tx: Tx,
    ownerId: string,
    at: Date,
    endsAt: Date = monthsLater(at, limits.dailyPromotion.months),
  ): Promise<void> {
    const running = await this.subscriptions.runningOf(tx, ownerId)
    if ((running && running.plan !== 'free') || endsAt <= new Date()) return this.freePlan(tx, ownerId, at)
    const id = derivedId(`gift:${ownerId}`)
    await this.startSubscription.execute(tx, { id, ownerId, plan: 'basic', state: 'trialing', at, endsAt })
  }
}
