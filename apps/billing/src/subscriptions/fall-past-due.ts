import { Injectable } from '@nestjs/common'
import { renewalFailed } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { defineJob, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { z } from 'zod'
import { daysAfter, graceDays, reminderDays } from './renewal.rules'
import { RunningPlan } from './running-plan'
import { SubscriptionsRepository, type Subscription } from './subscriptions.repository'

const reminder = z.object({ ownerId: z.uuid(), subscriptionId: z.uuid(), since: z.iso.datetime() })
const remind = defineJob({ name: 'subscriptions.remind', payload: reminder })

/** A plan's charge has failed: it goes on for a grace period, in which its member is told again and again, and then ends. */
@Injectable()
export class FallPastDue {
  constructor(
    private readonly plan: RunningPlan,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
  ) {}

  /** The plan is locked by the caller. @returns false if it is past due already, or is not charged by itself */
  async execute(tx: Tx, subscription: Subscription): Promise<boolean> {
    const { id, owner_id: ownerId, state } = subscription
    if (state !== 'active' || subscription.ends_at !== null) return false
    const now = new Date()
    const until = daysAfter(now, graceDays)
    await this.subscriptions.fallPastDue(tx, id, now, until)
    for (const day of reminderDays)
      await this.jobs.add(
        tx,
        remind,
        { ownerId, subscriptionId: id, since: now.toISOString() },
        { runAt: daysAfter(now, day) },
      )
    return true
  }

  @OnJob(remind)
  async remind({ payload }: RunningJob<z.infer<typeof reminder>>): Promise<Effect> {
    return async (tx) => {
      const row = await this.plan.lock(tx, payload.ownerId)
      const isSame = row?.id === payload.subscriptionId && row.past_due_since?.toISOString() === payload.since
      if (!isSame || row.ends_at === null) return
      await this.outbox.add(tx, renewalFailed, {
        ownerId: payload.ownerId,
        subscriptionId: payload.subscriptionId,
        plan: row.plan,
        until: row.ends_at.toISOString(),
        toldAt: new Date().toISOString(),
      })
    }
  }
}
