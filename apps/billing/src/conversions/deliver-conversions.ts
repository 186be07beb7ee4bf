import { Injectable, Logger } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineRecurringJob, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { ConversionsRepository } from './conversions.repository'
import { batchMs, deliverConversions } from './deliver-conversions.job'
import {
  isTooOld,
  outcomeOf,
  sendHalving,
  type Delivery,
  type Outcome,
  type Provider,
  type Verdict,
} from './delivery.rules'
import type { Platform } from './platforms/platform'
import { Platforms } from './platforms/platforms'

const mostAtOnce = 50
const sweepConversions = defineRecurringJob({ name: 'conversions.sweep', schedule: '*/10 * * * *' })

/** Tells platforms what waits in the queue. What is told twice, after a crash, has the same id and counts once. */
@Injectable()
export class DeliverConversions {
  private readonly log = new Logger('conversions')

  constructor(
    private readonly conversions: ConversionsRepository,
    private readonly platforms: Platforms,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(deliverConversions)
  async execute({
    payload: { provider },
    signal,
  }: RunningJob<{ provider: Provider }>): Promise<Effect | void> {
    const platform = this.platforms.of(provider)
    const due = await this.conversions.due(provider, mostAtOnce)
    if (!platform || due.length === 0) return
    const settled = await this.send(due, provider, platform, signal)
    for (const [{ event_name, event_id }, { state, code }] of settled)
      if (state !== 'sent') this.log.warn(`${provider} ${event_name} ${event_id}: ${state}, ${code}`)
    return (tx) => this.settle(tx, provider, settled)
  }

  /** What a worker left behind, and what is kept no longer. */
  @OnJob(sweepConversions)
  async sweep(): Promise<Effect> {
    const due = await this.conversions.dueProviders()
    return async (tx) => {
      await this.conversions.prune(tx)
      for (const provider of due) await this.jobs.add(tx, deliverConversions, { provider }, { key: provider })
    }
  }

  private async send(
    due: readonly Delivery[],
    provider: Provider,
    platform: Platform,
    signal: AbortSignal,
  ): Promise<[Delivery, Outcome][]> {
    const now = new Date()
    const isOld = (delivery: Delivery): boolean => isTooOld(delivery, now)
    // One that is too old would take all beside it along.
    const old = due
      .filter(isOld)
      .map((each): [Delivery, Outcome] => [each, { state: 'expired', code: 'window' }])
    const fresh = due.filter((each) => !isOld(each))
    const settled: [Delivery, Outcome][] = []
    for (let at = 0; at < fresh.length; at += platform.batch) {
      const batch = fresh.slice(at, at + platform.batch)
      this.platforms.noteUse(provider)
      const verdicts = await sendHalving(batch, (part) => platform.send(part, signal))
      batch.forEach((each, index) =>
        settled.push([each, outcomeOf(each, verdicts[index] as Verdict, new Date())]),
      )
      const last = verdicts.at(-1)
      if (last?.kind === 'paused') {
        this.log.error(`the platform takes nothing until somebody mends it: ${last.code}`)
        break
      }
    }
    return [...old, ...settled]
  }

  private async settle(
    tx: Tx,
    provider: Provider,
    settled: readonly (readonly [Delivery, Outcome])[],
  ): Promise<void> {
    for (const [delivery, outcome] of settled) await this.conversions.settle(tx, delivery, outcome)
    const again = settled.flatMap(([, outcome]) => (outcome.state === 'waiting' ? [outcome.nextAt] : []))
    // Those that are tried again at one time go together; what is left of a long queue is next.
    const times = settled.length === mostAtOnce ? [new Date(Date.now() + batchMs), ...again] : again
    const distinct = [...new Set(times.map(Number))]
    for (const time of distinct)
      await this.jobs.add(tx, deliverConversions, { provider }, { key: provider, runAt: new Date(time) })
  }
}
