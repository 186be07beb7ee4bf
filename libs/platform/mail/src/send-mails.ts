import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { OnJob, OnJobGivenUp, PermanentFailure, type RunningJob } from '@originseal/jobs'
import { forgetMails, sendMail, type QueuedMail } from './mail-jobs'
import { MAIL_TRANSPORT, MailRefused, type MailTransport } from './mail-transport'
import { WriteMail } from './write-mail'

/**
 * Sends what is queued. If the process dies between delivery and the end of the job, the mail is delivered again under
 * the same Message-ID, which is as near to once as SMTP comes.
 */
@Injectable()
export class SendMails implements OnApplicationShutdown {
  constructor(
    private readonly writeMail: WriteMail,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  @OnJob(sendMail)
  async send({ id, payload }: Pick<RunningJob<QueuedMail>, 'id' | 'payload'>): Promise<void> {
    try {
      await this.transport.deliver(await this.writeMail.execute(id, payload))
    } catch (error) {
      if (error instanceof MailRefused) throw new PermanentFailure(error.message)
      throw error
    }
  }

  /** Parked, address and contents would stay; the log has said which mail it was and why. */
  @OnJobGivenUp(sendMail)
  async giveUp(): Promise<void> {}

  @OnJob(forgetMails)
  async forget({ payload: { ownerId } }: Pick<RunningJob<{ ownerId: string }>, 'payload'>): Promise<void> {
    await this.transport.forget(ownerId)
  }

  async onApplicationShutdown(): Promise<void> {
    await this.transport.close()
  }
}
