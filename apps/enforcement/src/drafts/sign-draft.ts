import { Injectable } from '@nestjs/common'
import type { CaseView, SignNoticeRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { ReadCase } from '../cases/read-case'
import { ShownNotice } from './shown-notice'
import { TakeSignature } from './take-signature'

/** Signs the notice that its claimant was shown, in their name, once they are known again; the case goes on. */
@Injectable()
export class SignDraft {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly shownNotice: ShownNotice,
    private readonly takeSignature: TakeSignature,
    private readonly readCase: ReadCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, CASE_STATE_CHANGED, NOTICE_INCOMPLETE, NOTICE_CHANGED, STEP_UP_NEEDED */
  async execute(
    caseId: string,
    { proof, ...signature }: SignNoticeRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<CaseView> {
    // A repetition may come with a newer proof: it is the same signature.
    const once = { key, scope: `POST /cases signature ${caller.userId}`, request: { caseId, ...signature } }
    if ((await this.idempotency.replay<true>(once)) === undefined) {
      const given = await this.shownNotice.signed(caseId, { proof, ...signature }, caller)
      await this.idempotency.once(once, async (tx) => {
        await this.takeSignature.execute(tx, given)
        return true
      })
    }
    return this.readCase.execute(caseId, caller)
  }
}
