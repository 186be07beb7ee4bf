import { Inject, Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { CASE_EVENTS, type CaseEvents } from '../notices/case-events'
import { EndAttempt } from '../notices/end-attempt'
import { NoteBounce } from '../notices/note-bounce'
import { InboxQueries } from './inbox.queries'
import { InboxRepository } from './inbox.repository'
import { readInboundMail } from './inbox-jobs'
import { JudgeMail, type JudgedMail } from './judge-mail'
import { MailFiles } from './mail-files'
import { MailUnreadable, readMail } from './read-mail'

/** Reads a mail that has arrived, and tells the case what it says where it may; else it is only shown. */
@Injectable()
export class ReadInboundMail {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly queries: InboxQueries,
    private readonly files: MailFiles,
    private readonly judgeMail: JudgeMail,
    private readonly endAttempt: EndAttempt,
    private readonly noteBounce: NoteBounce,
    @Inject(CASE_EVENTS) private readonly events: CaseEvents,
  ) {}

  @OnJob(readInboundMail)
  async execute({ payload: { mailId } }: RunningJob<{ mailId: string }>): Promise<Effect | void> {
    const arrived = await this.queries.unread(mailId)
    if (!arrived) return
    const mail = await readMail(await this.files.read(arrived.sha256)).catch((error: unknown) => {
      if (error instanceof MailUnreadable) return undefined
      throw error
    })
    if (!mail) return (tx) => this.inbox.noteUnreadable(tx, mailId)
    const judged = await this.judgeMail.execute(mail, arrived.recipient, arrived.authentication)
    return async (tx) => {
      await this.inbox.noteReading(tx, mailId, judged.reading)
      const event = eventOf(judged, mailId, arrived.receivedAt)
      if (!event) return
      const { attemptId, report, isAboutRetraction } = judged
      if (!isAboutRetraction) await this.events.record(tx, event)
      if (event.kind !== 'bounced' || attemptId === undefined) return
      const status = report?.status ?? event.kind
      if (isAboutRetraction) await this.endAttempt.bounced(tx, attemptId, status, arrived.receivedAt)
      else await this.noteBounce.execute(tx, attemptId, status, arrived.receivedAt)
    }
  }
}

/** What a mail means to its case: nothing, unless it may act and is understood. A late mail counts by its receipt. */
function eventOf({ reading, caseId, regime, report, reason, urls }: JudgedMail, mailId: string, at: Date) {
  if (reading.authority !== 'acts' || caseId === undefined) return undefined
  const told = { caseId, at, by: 'platform' as const, source: `inbound-mail ${mailId}` }
  const { noticeId, ticket, mailClass, kind } = reading
  if (mailClass === 'delivery-report') {
    const facts = { noticeId, mailId, regime, status: report?.status }
    return report?.outcome === 'failed' ? { ...told, kind: 'bounced' as const, facts } : undefined
  }
  if (kind === 'unknown') return undefined
  return { ...told, kind, facts: { noticeId, mailId, regime, reason, ticket, urls } }
}
