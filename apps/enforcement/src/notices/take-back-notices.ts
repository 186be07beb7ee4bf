import { createHash, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { RetractionCause } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { CASE_EVENTS, type CaseEvents } from './case-events'
import { sendNotice, takeBackNotices } from './notice-jobs'
import { NoticesRepository } from './notices.repository'
import { retractionOf } from './retraction.rules'
import { sentNotices, type SentNotice } from './sent-notices.rules'
import { toSignedNotice } from './stored-notice'

interface TakenBack {
  readonly caseId: string
  readonly because: RetractionCause
}

/**
 * Takes back whatever was sent about a case, once for each notice and on the way on which it went: a mail is answered by a mail,
 * everything else is done by its claimant, from a packet. A notice that is on its way now is taken back when it has ended.
 */
@Injectable()
export class TakeBackNotices {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
    @Inject(CASE_EVENTS) private readonly events: CaseEvents,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  @OnJob(takeBackNotices)
  async run({ payload }: RunningJob<TakenBack>): Promise<Effect> {
    return (tx) => this.execute(tx, payload)
  }

  private async execute(tx: Tx, { caseId, because }: TakenBack): Promise<void> {
    const filings = await this.events.filingsByHand(tx, caseId)
    const notices = await this.notices.takeBack(tx, caseId, because, new Date())
    const attempts = await this.notices.lockAttempts(
      tx,
      notices.map(({ id }) => id),
    )
    for (const sent of sentNotices(notices, attempts, filings)) await this.takeBack(tx, sent)
  }

  private async takeBack(tx: Tx, { notice, mailbox, reference }: SentNotice): Promise<void> {
    const id = randomUUID()
    const createdAt = new Date()
    const content = JSON.stringify(
      retractionOf(toSignedNotice(notice), {
        because: notice.takenBack ?? 'withdrawn',
        declaredAt: createdAt,
        reference: reference && this.named(reference),
      }),
    )
    const contentSha256 = createHash('sha256').update(content).digest('hex')
    const retraction = { id, noticeId: notice.id, content, contentSha256, createdAt }
    if (!(await this.notices.insertRetraction(tx, retraction))) return
    if (mailbox !== null) {
      const attemptId = randomUUID()
      await this.notices.insertAttempt(tx, id, attemptId, mailbox)
      await this.jobs.add(tx, sendNotice, { attemptId }, { key: id })
      return
    }
    await this.events.note(tx, {
      caseId: notice.caseId,
      kind: 'retraction-by-hand',
      at: createdAt,
      by: 'us',
      source: `retraction ${id}`,
      facts: { noticeId: id },
    })
  }

  private named(reference: NonNullable<SentNotice['reference']>): string {
    return 'number' in reference ? reference.number : this.keys.addresses.messageIdOf(reference.attemptId)
  }
}
