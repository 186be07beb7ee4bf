import { Injectable } from '@nestjs/common'
import type { LicenceClaims } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { GrantLicence } from '../licences/grant-licence'
import { LicencesQueries } from '../licences/licences.queries'
import { expireLicence } from './negotiation-jobs'
import { NegotiationsRepository } from './negotiations.repository'
import type { Licensed } from './read-licensed'

/** Grants a licence that was signed, and plans its end. */
@Injectable()
export class RecordLicence {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly licences: LicencesQueries,
    private readonly grantLicence: GrantLicence,
    private readonly jobs: Jobs,
  ) {}

  /** Nothing where the settlement is not kept any more, or its licence lasts or was ended for good. */
  async execute(
    tx: Tx,
    { caseId, targetKey }: Licensed,
    claims: LicenceClaims,
    token: string,
  ): Promise<void> {
    const stored = await this.negotiations.lock(tx, caseId)
    if (stored?.negotiation.state !== 'signed' && stored?.negotiation.state !== 'performed') return
    const last = await this.licences.lastOfCase(caseId, tx)
    if (last && last.endedBy !== 'broken') return
    const { lid: id, workId } = claims
    const grantedAt = new Date(claims.notBefore)
    const notAfter = claims.notAfter === null ? null : new Date(claims.notAfter)
    const of = { negotiationId: stored.id, caseId, workId, targetKey }
    await this.grantLicence.execute(tx, { id, ...of, token, grantedAt, notAfter })
    if (notAfter) await this.jobs.add(tx, expireLicence, { caseId }, { runAt: notAfter, key: caseId })
  }
}
