import { Inject, Injectable } from '@nestjs/common'
import type { DraftedCase } from './drafted-case'
import { ReadStanding } from '../cases/read-standing'
import { ClaimantsQueries } from '../claimants/claimants.queries'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'
import { PUBLIC_URL } from '../tools/tools'
import { draftNotice, type DraftedNotice } from './drafted-notice'
import type { NoticeDraft } from './drafts.queries'
import { factsOfCase } from './facts-of-case'
import { ReadEvidence } from './read-evidence'

/** Gathers what is known of a case and drafts its next notice from it. */
@Injectable()
export class DraftOfCase {
  constructor(
    private readonly negotiations: NegotiationsQueries,
    private readonly claimants: ClaimantsQueries,
    private readonly readEvidence: ReadEvidence,
    private readonly readStanding: ReadStanding,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async execute(row: DraftedCase, draft: NoticeDraft): Promise<DraftedNotice> {
    const { ownerId } = row
    const [claimant, evidence, standing, holds] = await Promise.all([
      this.claimants.ofOwner(ownerId),
      this.readEvidence.execute(row),
      this.readStanding.execute(ownerId),
      this.negotiations.holdsOf(row),
    ])
    const { anchoredSeal, seenAt, decision, originScore } = evidence
    const known = { claimant, anchoredSeal, seenAt, given: draft.given, publicUrl: this.publicUrl }
    return draftNotice({
      caseNumber: row.number,
      draft,
      facts: factsOfCase({ ...row, ...known }),
      claim: { decision, originScore, standing, ...holds },
      now: new Date(),
    })
  }
}
