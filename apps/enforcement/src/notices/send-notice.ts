import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { MailRefused, MailUnanswered, SmtpSubmission, type Submission } from '@originseal/mail'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { sendNotice } from './notice-jobs'
import { NoticeMessages } from './notice-messages'
import { TryAttempt, type TryResult } from './try-attempt'

type Sending = RunningJob<{ attemptId: string }>

/** Hands a notice, or what takes one back, to the mail server: as often as it takes, always the same bytes under the same Message-ID. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly messages: NoticeMessages,
    private readonly tryAttempt: TryAttempt,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
    private readonly submission: SmtpSubmission,
  ) {}

  @OnJob(sendNotice)
  async execute(job: Sending): Promise<Effect | void> {
    const { attemptId } = job.payload
    const { submission } = this
    const message = await this.messages.open(attemptId)
    if (!message) return
    if (!submission.isSetUp) throw new Error('no mail server is set up for notices')
    const { raw, recipient, toKeep, caseId, isRetraction } = message
    const sender = this.keys.addresses.ofAttempt(attemptId)
    return this.tryAttempt.execute(job, {
      caseId,
      isRetraction,
      before: async (tx) => {
        if (toKeep) await this.messages.keep(tx, attemptId, toKeep)
      },
      submit: () => submit(submission, { raw, sender, recipient, envelopeId: attemptId }),
    })
  }

  @OnJobGivenUp(sendNotice)
  giveUp(
    { payload: { attemptId } }: Omit<Sending, 'signal' | 'hold'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    return this.tryAttempt.giveUp(tx, attemptId, reason)
  }
}

async function submit(submission: SmtpSubmission, message: Submission): Promise<TryResult> {
  try {
    const { response } = await submission.submit(message)
    return { kind: 'filed', answer: response }
  } catch (error) {
    if (error instanceof MailRefused) return { kind: 'failed', answer: error.code }
    return { kind: error instanceof MailUnanswered ? 'lost' : 'put-off', error: error as Error }
  }
}
