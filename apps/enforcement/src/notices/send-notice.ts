import { Inject, Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { MailRefused, type SmtpSubmission } from '@originseal/mail'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS, SUBMISSION } from '../tools/tools'
import { EndAttempt } from './end-attempt'
import { LetNoticeLeave } from './let-notice-leave'
import { sendNotice } from './notice-jobs'
import { NoticeMessages } from './notice-messages'

type Sending = RunningJob<{ attemptId: string }>

/** Hands a notice to the mail server: as often as it takes, always the same bytes under the same Message-ID. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly messages: NoticeMessages,
    private readonly endAttempt: EndAttempt,
    private readonly letLeave: LetNoticeLeave,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
    @Inject(SUBMISSION) private readonly submission: SmtpSubmission | null,
  ) {}

  @OnJob(sendNotice)
  async execute(job: Sending): Promise<Effect | void> {
    const { attemptId } = job.payload
    const message = await this.messages.open(attemptId)
    if (!message) return
    if (!this.submission) throw new Error('no mail server is set up for notices (NOTICE_SMTP_URL)')
    const { toKeep } = message
    const mayLeave = await this.transaction.run(async (tx) => {
      await job.hold(tx)
      if (toKeep) await this.messages.keep(tx, attemptId, toKeep)
      return this.letLeave.execute(tx, message.caseId, attemptId)
    })
    if (!mayLeave) return
    return this.submit(attemptId, message, this.submission)
  }

  @OnJobGivenUp(sendNotice)
  async giveUp(
    { payload: { attemptId } }: Omit<Sending, 'signal' | 'hold'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    await this.endAttempt.execute(tx, { attemptId, state: 'failed', answer: reason, at: new Date() })
  }

  private async submit(
    attemptId: string,
    { raw, recipient }: { raw: Buffer; recipient: string },
    submission: SmtpSubmission,
  ): Promise<Effect> {
    const sender = this.keys.addresses.ofAttempt(attemptId)
    try {
      const { response } = await submission.submit({ raw, sender, recipient, envelopeId: attemptId })
      const at = new Date()
      return (tx) => this.endAttempt.execute(tx, { attemptId, state: 'filed', answer: response, at })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      const at = new Date()
      return (tx) => this.endAttempt.execute(tx, { attemptId, state: 'failed', answer: error.code, at })
    }
  }
}
