import { Injectable } from '@nestjs/common'
import type { CorrespondenceView, NoticeAttemptView } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { InboxQueries, type MailOfCase } from '../inbox/inbox.queries'
import { counterRegimes, missingFromCounterNotice } from '../notices/counter-notice.rules'
import type { Regime } from '../notices/notice-facts'
import { NoticesQueries } from '../notices/notices.queries'
import { readCounterNotice } from '../notices/read-counter-notice.rules'
import {
  retractionIn,
  toSignedNotice,
  type NoticeAttempt,
  type StoredNotice,
  type StoredRetraction,
} from '../notices/stored-notice'

type View = CorrespondenceView['data']

/** What was sent about a case, and what came back. */
@Injectable()
export class ReadCorrespondence {
  constructor(
    private readonly cases: CasesQueries,
    private readonly notices: NoticesQueries,
    private readonly inbox: InboxQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(caseId: string, caller: Caller): Promise<CorrespondenceView> {
    const { number, pageUrl } = await this.cases.ofOwner(caseId, caller)
    const [notices, retractions, mails] = await Promise.all([
      this.notices.ofCase(number),
      this.notices.retractionsOf(number),
      this.inbox.ofCase(number),
    ])
    const attempts = await this.notices.attemptsOf([...notices, ...retractions].map(({ id }) => id))
    const [latest] = notices
    const regime = latest && toSignedNotice(latest).content.regime
    return {
      data: {
        notices: notices.map((notice) =>
          toNoticeView(
            notice,
            attempts,
            retractions.find(({ noticeId }) => noticeId === notice.id),
          ),
        ),
        mails: mails.map((mail) => toMailView(mail, regime, [pageUrl])),
      },
    }
  }
}

function toNoticeView(
  notice: StoredNotice,
  attempts: readonly NoticeAttempt[],
  retraction: StoredRetraction | undefined,
): View['notices'][number] {
  const { id, channel, contentSha256, signature } = notice
  return {
    id,
    regime: toSignedNotice(notice).content.regime,
    channelId: channel,
    signedName: signature.signedName,
    signedAt: signature.signedAt,
    contentSha256,
    attempts: attemptsIn(attempts, id),
    ...(retraction && {
      retraction: {
        id: retraction.id,
        because: retractionIn(retraction).because,
        declaredAt: retraction.createdAt.toISOString(),
        attempts: attemptsIn(attempts, retraction.id),
      },
    }),
  }
}

const attemptsIn = (attempts: readonly NoticeAttempt[], id: string): NoticeAttemptView[] =>
  attempts.filter(({ noticeId }) => noticeId === id).map((attempt) => toAttemptView(attempt))

const toAttemptView = ({ recipient, state, answer, endedAt }: NoticeAttempt): NoticeAttemptView => ({
  recipient,
  state,
  ...(answer !== null && { answer }),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
})

function toMailView(
  { ticket, receivedAt, ...mail }: MailOfCase,
  regime: Regime | undefined,
  urls: readonly string[],
): View['mails'][number] {
  const law = counterRegimes.find((each) => each === regime)
  const missing =
    mail.kind === 'counter-notice-received' && law
      ? missingFromCounterNotice(readCounterNotice(mail.text, urls), law, urls)
      : []
  return {
    ...mail,
    receivedAt: receivedAt.toISOString(),
    ...(ticket !== null && { ticket }),
    missing: missing.map(({ id, law: article, title }) => ({ element: id, law: article, title })),
  }
}
