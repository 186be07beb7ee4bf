import { Injectable } from '@nestjs/common'
import { InboxQueries } from '../inbox/inbox.queries'
import { MailFiles } from '../inbox/mail-files'
import { NoticeFiles } from '../notices/notice-files'
import { NoticesQueries } from '../notices/notices.queries'
import { PrintNotice } from '../notices/print-notice'
import type { NoticeAttempt, StoredRetraction } from '../notices/stored-notice'
import { jsonPart, numberOf, type CasePart } from './case-part'

/** Notices as they were signed and sent, and answers as they came. */
@Injectable()
export class CorrespondenceParts {
  constructor(
    private readonly notices: NoticesQueries,
    private readonly noticeFiles: NoticeFiles,
    private readonly printNotice: PrintNotice,
    private readonly inbox: InboxQueries,
    private readonly mailFiles: MailFiles,
  ) {}

  async *of(caseNumber: string): AsyncGenerator<CasePart> {
    yield* this.noticesOf(caseNumber)
    yield* this.answersOf(caseNumber)
  }

  private async *noticesOf(caseNumber: string): AsyncGenerator<CasePart> {
    const notices = (await this.notices.ofCase(caseNumber)).toReversed()
    const retractions = await this.notices.retractionsOf(caseNumber)
    const attempts = await this.notices.attemptsOf([...notices, ...retractions].map(({ id }) => id))
    const triesOf = (id: string) => attempts.filter(({ noticeId }) => noticeId === id)
    const listed: unknown[] = []
    for (const [index, notice] of notices.entries()) {
      const path = `notices/${numberOf(index + 1)}`
      yield { path: `${path}.pdf`, bytes: await this.printNotice.execute(notice) }
      // The bytes that were signed.
      yield { path: `${path}.json`, bytes: Buffer.from(notice.content, 'utf8') }
      const { content: _, ...about } = notice
      const tried = yield* this.sentOf(triesOf(notice.id), path)
      const retraction = retractions.find(({ noticeId }) => noticeId === notice.id)
      const takenBack = retraction
        ? yield* this.takenBack(retraction, triesOf(retraction.id), `${path}-retraction`)
        : null
      listed.push({ ...about, file: `${path}.pdf`, attempts: tried, retraction: takenBack })
    }
    yield jsonPart('notices/notices.json', listed)
  }

  private async *takenBack(
    { content, ...about }: StoredRetraction,
    attempts: readonly NoticeAttempt[],
    path: string,
  ): AsyncGenerator<CasePart, unknown> {
    yield { path: `${path}.json`, bytes: Buffer.from(content, 'utf8') }
    return { ...about, file: `${path}.json`, attempts: yield* this.sentOf(attempts, path) }
  }

  /** The messages as they were sent, and how each attempt ended. */
  private async *sentOf(
    attempts: readonly NoticeAttempt[],
    path: string,
  ): AsyncGenerator<CasePart, unknown[]> {
    const tried: unknown[] = []
    for (const { id, recipient, state, answer, endedAt, lostAnswers, messageKey } of attempts) {
      const message = messageKey === null ? null : `${path}-sent-${tried.length + 1}.eml`
      if (messageKey !== null && message !== null)
        yield { path: message, bytes: await this.noticeFiles.read(messageKey) }
      tried.push({ id, recipient, state, answer, endedAt, lostAnswers, message })
    }
    return tried
  }

  private async *answersOf(caseNumber: string): AsyncGenerator<CasePart> {
    const listed: unknown[] = []
    for (const [index, mail] of (await this.inbox.keptOf(caseNumber)).entries()) {
      const path = `answers/${numberOf(index + 1)}.eml`
      yield { path, bytes: await this.mailFiles.read(mail.sha256) }
      listed.push({ ...mail, file: path })
    }
    yield jsonPart('answers/answers.json', listed)
  }
}
