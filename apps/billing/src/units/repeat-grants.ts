import { Injectable } from '@nestjs/common'
import { unit, unitsGranted, type Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { defineJob, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { z } from 'zod'
import { GrantsRepository } from './grants.repository'
import { RequestRevocation } from './request-revocation'

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'
const payload = z.object({ unit, after: z.string() })
const repeatGrants = defineJob({ name: 'grants.repeat', isOwed: true, payload })

/**
 * Tells a service that begins to spend a unit of every grant of it that there is, under the same lot ids, and then of those
 * that were to be taken back while nobody spent it.
 */
@Injectable()
export class RepeatGrants {
  constructor(
    private readonly jobs: Jobs,
    private readonly grants: GrantsRepository,
    private readonly requestRevocation: RequestRevocation,
    private readonly outbox: Outbox,
  ) {}

  async begin(tx: Tx, of: Unit): Promise<void> {
    await this.jobs.add(tx, repeatGrants, { unit: of, after: beforeAll })
  }

  @OnJob(repeatGrants)
  async execute({ payload: { unit: of, after } }: RunningJob<z.infer<typeof payload>>): Promise<Effect> {
    return async (tx) => {
      const grants = await this.grants.after(tx, of, after, batch)
      for (const grant of grants) await this.outbox.add(tx, unitsGranted, grant)
      const last = grants.at(-1)
      if (last && grants.length === batch)
        await this.jobs.add(tx, repeatGrants, { unit: of, after: last.lotId })
      else await this.requestRevocation.repeat(tx, of)
    }
  }
}
