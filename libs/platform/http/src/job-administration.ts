import { Controller, Module, type DynamicModule } from '@nestjs/common'
import {
  troubledJobsShown,
  type discardJobEndpoint,
  type EndpointDefinition,
  type listJobsEndpoint,
  type ListTroubledJobsResponse,
  type retryJobsEndpoint,
  type TroubledJob,
} from '@originseal/contracts'
import { TroubledJobs, type DiscardOutcome } from '@originseal/jobs'
import { Endpoint } from './endpoint'
import type { EndpointRequest } from './endpoint-request'
import { Idempotency } from './idempotency'
import { Problem } from './problem'

type OfService<Shared> = Shared & Pick<EndpointDefinition, 'service' | 'name' | 'path'>

export interface JobEndpoints {
  readonly list: OfService<typeof listJobsEndpoint>
  readonly retry: OfService<typeof retryJobsEndpoint>
  readonly discard: OfService<typeof discardJobEndpoint>
}

const problems = { missing: 'JOB_NOT_FOUND', owed: 'JOB_OWED', runs: 'JOB_RUNS' } as const satisfies Record<
  Exclude<DiscardOutcome, 'discarded'>,
  string
>

/** Jobs of a service that were given up or fail, in the hands of administrators. Needs `JobsModule` and `IdempotencyModule`. */
export function jobAdministration({ list, retry, discard }: JobEndpoints): DynamicModule {
  @Controller()
  class JobsController {
    constructor(
      private readonly jobs: TroubledJobs,
      private readonly idempotency: Idempotency,
    ) {}

    @Endpoint(list)
    async list({ query }: EndpointRequest<typeof list>): Promise<ListTroubledJobsResponse> {
      const { total, jobs } = await this.jobs.list(query.trouble, query.kind, troubledJobsShown)
      return { total, jobs: jobs.map((job) => toView(job)) }
    }

    @Endpoint(retry)
    async retry({ body, caller, idempotencyKey: key }: EndpointRequest<typeof retry>): Promise<void> {
      const scope = `${retry.name} ${caller.userId}`
      await this.idempotency.once({ key, scope, request: body }, async (tx) => {
        await this.jobs.retry(tx, body.ids)
        return {}
      })
    }

    @Endpoint(discard)
    async discard({ body, caller, idempotencyKey: key }: EndpointRequest<typeof discard>): Promise<void> {
      const scope = `${discard.name} ${caller.userId}`
      await this.idempotency.once({ key, scope, request: body }, async (tx) => {
        const outcome = await this.jobs.discard(tx, body.id)
        if (outcome !== 'discarded') throw new Problem(problems[outcome])
        return {}
      })
    }
  }

  @Module({ controllers: [JobsController] })
  class JobAdministrationModule {}
  return { module: JobAdministrationModule }
}

type Listed = Awaited<ReturnType<TroubledJobs['list']>>['jobs'][number]

const toView = ({ id, kind, failures, failure, addedAt, parkedAt, dueAt, isOwed }: Listed): TroubledJob => ({
  id,
  kind,
  reason: withoutAddresses(failure),
  tries: failures,
  addedAt: addedAt.toISOString(),
  parkedAt: parkedAt?.toISOString() ?? null,
  nextTryAt: parkedAt ? null : dueAt.toISOString(),
  mayBeDiscarded: !isOwed,
})

/** Mail servers repeat in their refusals whom a mail was for. */
const withoutAddresses = (reason: string): string =>
  reason.replaceAll(/[^\s<>"']+/g, (word) => (word.includes('@') ? '…@…' : word))
