import { Inject, Injectable } from '@nestjs/common'
import type { LicenceClaims } from '@originseal/contracts'
import { signLicence } from '@originseal/documents'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { SIGNING, type NoticeSigning } from '../tools/tools'
import { issueLicence, type LicenceJob } from './negotiation-jobs'
import { ReadLicensed, type Licensed } from './read-licensed'
import { RecordLicence } from './record-licence'
import { endOfDay } from './undertaking.rules'

/** Issues what a settlement allows as a signed token: once both have signed, and when what was broken is made good. */
@Injectable()
export class IssueLicence {
  constructor(
    private readonly readLicensed: ReadLicensed,
    private readonly recordLicence: RecordLicence,
    @Inject(SIGNING) private readonly signing: NoticeSigning,
  ) {}

  @OnJob(issueLicence)
  async execute({ payload: { caseId } }: RunningJob<LicenceJob>): Promise<Effect | void> {
    const licensed = await this.readLicensed.execute(caseId)
    if (!licensed) return
    const at = new Date()
    const notAfter = licensed.until === null ? null : endOfDay(licensed.until)
    // Nobody signs for a day that has passed; a cure may come after it.
    if (notAfter && notAfter <= at) return
    const claims = claimsOf(licensed, notAfter, at)
    const token = await signLicence(claims, this.signing.signer)
    return (tx) => this.recordLicence.execute(tx, licensed, claims, token)
  }
}

const claimsOf = (
  { workId, sha256, claimantName, pageUrl, termsHash }: Licensed,
  notAfter: Date | null,
  at: Date,
): LicenceClaims => ({
  version: 1,
  lid: crypto.randomUUID(),
  workId,
  sha256,
  grantor: claimantName,
  grantee: { kind: 'page', value: pageUrl },
  notBefore: at.toISOString(),
  notAfter: notAfter?.toISOString() ?? null,
  settlementHash: termsHash,
})
