import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob, type RunningJob } from '@originseal/jobs'
import { caches, UnusedEntriesRepository } from './unused-entries.repository'

const forgetUnused = defineRecurringJob({ name: 'scans.forget-unused', schedule: '20 * * * *' })

/** Days after which what no scan came by any more is forgotten. */
const keptDays = 30
const atOnce = 1_000

/** Forgets pages and pictures' addresses that no scan has met for a month. */
@Injectable()
export class ForgetUnused {
  constructor(
    private readonly transaction: Transaction,
    private readonly entries: UnusedEntriesRepository,
  ) {}

  @OnJob(forgetUnused)
  async execute({ signal }: Pick<RunningJob<unknown>, 'signal'>): Promise<void> {
    for (const cache of caches) while (!signal.aborted && (await this.forgetSome(cache)) === atOnce);
  }

  private forgetSome(cache: (typeof caches)[number]): Promise<number> {
    return this.transaction.run((tx) => this.entries.remove(tx, cache, keptDays, atOnce))
  }
}
