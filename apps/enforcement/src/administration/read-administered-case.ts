import { Injectable } from '@nestjs/common'
import type { AdministeredCaseView } from '@originseal/contracts'
import { noteSubject, Problem } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { ReadCase } from '../cases/read-case'
import { PackNotice, type NoticeFile } from '../drafts/pack-notice'
import { ReadCorrespondence } from '../drafts/read-correspondence'
import { ReadAdministeredNegotiation } from '../negotiations/read-administered-negotiation'

/** A case of anybody, for administrators: as its owner sees it, and where its negotiation is. */
@Injectable()
export class ReadAdministeredCase {
  constructor(
    private readonly cases: CasesQueries,
    private readonly readCase: ReadCase,
    private readonly readCorrespondence: ReadCorrespondence,
    private readonly readNegotiation: ReadAdministeredNegotiation,
    private readonly packNotice: PackNotice,
  ) {}

  /** @throws Problem CASE_NOT_FOUND */
  async execute(id: string): Promise<AdministeredCaseView> {
    const row = await this.existing(id)
    const [view, correspondence, negotiation] = await Promise.all([
      this.readCase.viewOf(row),
      this.readCorrespondence.ofCase(row),
      this.readNegotiation.execute(row),
    ])
    return { ...view, ownerId: row.ownerId, correspondence, negotiation }
  }

  /** @throws Problem CASE_NOT_FOUND, NOTICE_NOT_FOUND */
  async notice(id: string, noticeId: string): Promise<NoticeFile> {
    return this.packNotice.print(await this.existing(id), noticeId)
  }

  private async existing(id: string) {
    const row = await this.cases.byId(id)
    if (!row) throw new Problem('CASE_NOT_FOUND')
    noteSubject(row.ownerId)
    return row
  }
}
