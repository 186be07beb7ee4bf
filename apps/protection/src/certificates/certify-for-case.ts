import { Injectable } from '@nestjs/common'
import { certificateIssued } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { defineJob, doubling, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { z } from 'zod'
import type { Work } from '../works/work.rules'
import { WorksQueries } from '../works/works.queries'
import { IssueCertificate } from './issue-certificate'

const payload = z.object({ workId: z.uuid() })

/** A seal may wait for its block: it is tried for some days before a person has to look. */
const certifyForCase = defineJob({
  name: 'certificates.certify-for-case',
  payload,
  retry: { tries: 200, pausesMs: doubling(5_000, 3_600_000) },
})

/** Sees to it that a work that a case is about has its certificate, and tells where it lies: whoever exports the case has it then. */
@Injectable()
export class CertifyForCase {
  constructor(
    private readonly jobs: Jobs,
    private readonly works: WorksQueries,
    private readonly issueCertificate: IssueCertificate,
    private readonly outbox: Outbox,
  ) {}

  async plan(tx: Tx, workId: string): Promise<void> {
    await this.jobs.add(tx, certifyForCase, { workId }, { key: workId })
  }

  @OnJob(certifyForCase)
  async certify({ payload: { workId } }: RunningJob<z.infer<typeof payload>>): Promise<Effect | void> {
    try {
      const work: Work = await this.works.byId(workId)
      const objectKey = await this.issueCertificate.keyOf(work)
      const { ownerId } = work
      return (tx) => this.outbox.add(tx, certificateIssued, { workId, ownerId, objectKey })
    } catch (error) {
      // Erased meanwhile: there is nothing to certify.
      if (error instanceof Problem && error.code === 'WORK_NOT_FOUND') return undefined
      throw error
    }
  }
}
