import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import type { Effect, RunningJob } from '@originseal/jobs'
import { EndAttempt } from './end-attempt'
import { LetNoticeLeave } from './let-notice-leave'
import { NoticesRepository } from './notices.repository'

/** What came of a try. `lost`: whether it was taken is not known; `put-off`: it was not, and may be later. */
export type TryResult =
  | { readonly kind: 'filed' | 'failed'; readonly answer: string }
  | { readonly kind: 'lost' | 'put-off'; readonly error: Error }

export interface Try {
  readonly caseId: string
  readonly isRetraction: boolean
  /** Written together with the beginning of the try. */
  readonly before?: (tx: Tx) => Promise<void>
  readonly submit: () => Promise<TryResult>
}

/** One try of an attempt: noted before anything leaves, so that a try that is cut off is known to have begun. */
@Injectable()
export class TryAttempt {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticesRepository,
    private readonly letLeave: LetNoticeLeave,
    private readonly endAttempt: EndAttempt,
  ) {}

  /** @throws Error where another try has to follow */
  async execute(
    job: RunningJob<{ attemptId: string }>,
    { caseId, isRetraction, before, submit }: Try,
  ): Promise<Effect | void> {
    const { attemptId } = job.payload
    const leaves = await this.transaction.run(async (tx) => {
      await job.hold(tx)
      await before?.(tx)
      return this.letLeave.execute(tx, caseId, attemptId, isRetraction)
    })
    if (!leaves) return
    const result = await submit()
    const at = new Date()
    if ('answer' in result) {
      const { kind: state, answer } = result
      return (tx) => this.endAttempt.execute(tx, { attemptId, state, answer, at })
    }
    const { kind, error } = result
    await this.transaction.run(async (tx) => {
      await job.hold(tx)
      const lost = kind === 'lost' ? { at: at.toISOString(), error: error.message } : undefined
      await this.notices.endTry(tx, attemptId, lost)
    })
    throw error
  }

  async giveUp(tx: Tx, attemptId: string, reason: string): Promise<void> {
    const attempt = await this.notices.lockAttempt(tx, attemptId)
    if (attempt?.state === 'sending') await this.notices.noteInterruption(tx, attemptId)
    await this.endAttempt.execute(tx, { attemptId, state: 'failed', answer: reason, at: new Date() })
  }
}
