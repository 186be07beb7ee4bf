import { Injectable } from '@nestjs/common'
import type { SignNoticeRequest } from '@originseal/contracts'
import { Problem, TokenVerifier, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { contentSha256, signNotice } from '../notices/sign-notice'
import { signableAs } from './chosen-channel.rules'
import { DraftOfCase } from './draft-of-case'
import { NextDraft } from './next-draft'
import type { GivenSignature } from './take-signature'

/** The notice that a claimant was shown, with their signature over it. */
@Injectable()
export class ShownNotice {
  constructor(
    private readonly cases: CasesQueries,
    private readonly drafts: NextDraft,
    private readonly draftOfCase: DraftOfCase,
    private readonly verifier: TokenVerifier,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, NOTICE_INCOMPLETE, NOTICE_CHANGED, STEP_UP_NEEDED */
  async signed(caseId: string, request: SignNoticeRequest, caller: Caller): Promise<GivenSignature> {
    const row = await this.cases.ofOwner(caseId, caller)
    const proven = await this.verifier.verifyStepUp(request.proof, caller)
    if (!proven) throw new Problem('STEP_UP_NEEDED')
    const drafted = await this.draftOfCase.execute(row, await this.drafts.ofCase(caseId))
    const { chosen, content, faults } = drafted
    if (!chosen || !content || faults.length > 0) throw new Problem('NOTICE_INCOMPLETE', { faults })
    if (contentSha256(content) !== request.contentSha256) throw new Problem('NOTICE_CHANGED')
    const { signedName } = request
    const signature = {
      kind: 'typed' as const,
      signedName,
      signedAt: new Date().toISOString(),
      contentSha256: request.contentSha256,
      method: proven.method,
    }
    const result = signNotice(content, signature, signableAs(chosen.channel))
    if (!result.notice) throw new Problem('NOTICE_INCOMPLETE', { faults: result.faults })
    return { row, notice: result.notice, channel: chosen.channel }
  }
}
