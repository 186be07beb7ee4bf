import { Injectable } from '@nestjs/common'
import { caseFilePaths, type NegotiationRecordFile } from '@originseal/contracts'
import { buffer } from 'node:stream/consumers'
import { LicencesQueries } from '../licences/licences.queries'
import { IssueSettlement } from '../negotiations/issue-settlement'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'
import { ReadSentFile } from '../negotiations/read-sent-file'
import { jsonPart, numberOf, type CasePart } from './case-part'

/** What both sides wrote, and what they settled. */
@Injectable()
export class NegotiationParts {
  constructor(
    private readonly negotiations: NegotiationsQueries,
    private readonly issueSettlement: IssueSettlement,
    private readonly licences: LicencesQueries,
    private readonly readSentFile: ReadSentFile,
  ) {}

  async *of(row: NegotiatedCase): AsyncGenerator<CasePart> {
    const stored = await this.negotiations.ofCase(row.id)
    if (!stored) return
    const { ownerId: _, ...standing } = stored
    const entries = await this.negotiations.chainedEntriesOf(stored.id)
    const record: NegotiationRecordFile = {
      version: 'originseal-negotiation-record/1',
      negotiationId: stored.id,
      standing,
      entries,
    }
    yield jsonPart(caseFilePaths.negotiation, record)
    for (const { kind, sequence } of entries) {
      if (kind !== 'file') continue
      const { stream } = await this.readSentFile.execute(row.id, sequence)
      yield { path: `negotiation/files/${numberOf(sequence)}.jpg`, bytes: await buffer(stream) }
    }
    if (stored.negotiation.agreement?.signedBy.length === 2) {
      const { stream } = await this.issueSettlement.execute(row)
      yield { path: caseFilePaths.settlement, bytes: await buffer(stream) }
    }
    const licence = await this.licences.lastOfCase(row.id)
    if (licence) yield { path: caseFilePaths.licence, bytes: Buffer.from(licence.token) }
  }
}
