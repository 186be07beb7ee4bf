import { Injectable } from '@nestjs/common'
import type { CorrespondenceView, NoticeAttemptView } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { InboxQueries, type MailOfCase } from '../inbox/inbox.queries'
import type { Channel } from '../channels/channel'
import { counterRegimes, missingFromCounterNotice } from '../notices/counter-notice.rules'
import type { Regime } from '../notices/notice-facts'
import { NoticesQueries } from '../notices/notices.queries'
import { packetOf } from '../notices/packet.rules'
import { readCounterNotice } from '../notices/read-counter-notice.rules'
import {
  retractionIn,
  toSignedNotice,
  type NoticeAttempt,
  type StoredNotice,
  type StoredRetraction,
} from '../notices/stored-notice'
import { isFiledByHand } from './chosen-channel.rules'
import { DraftsQueries } from './drafts.queries'

type View = CorrespondenceView['data']
type Packet = NonNullable<View['notices'][number]['packet']>

/** What was sent about a case, and what came back. */
@Injectable()
export class ReadCorrespondence {
  constructor(
    private readonly cases: CasesQueries,
    private readonly notices: NoticesQueries,
    private readonly inbox: InboxQueries,
    private readonly drafts: DraftsQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(caseId: string, caller: Caller): Promise<CorrespondenceView> {
    return { data: await this.ofCase(await this.cases.ofOwner(caseId, caller)) }
  }

  async ofCase({
    id: caseId,
    number,
    pageUrl,
  }: {
    readonly id: string
    readonly number: string
    readonly pageUrl: string
  }): Promise<View> {
    const [notices, retractions, mails, { channels }] = await Promise.all([
      this.notices.ofCase(number),
      this.notices.retractionsOf(number),
      this.inbox.ofCase(number),
      this.drafts.ofCase(caseId),
    ])
    const attempts = await this.notices.attemptsOf([...notices, ...retractions].map(({ id }) => id))
    const [latest] = notices
    const regime = latest && toSignedNotice(latest).content.regime
    return {
      notices: notices.map((notice) => {
        const retraction = retractions.find(({ noticeId }) => noticeId === notice.id)
        return Object.assign(toNoticeView(notice, attempts, retraction), packetView(notice, channels ?? []))
      }),
      mails: mails.map((mail) => toMailView(mail, regime, [pageUrl])),
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

/** What is copied into a form by hand; nothing where the notice leaves by itself, or its way is not known any more. */
function packetView(notice: StoredNotice, channels: readonly Channel[]): { packet?: Packet } {
  const channel = channels.find(({ id }) => id === notice.channel)
  if (!channel || !isFiledByHand(channel)) return {}
  const { formUrl, note, fields, urls, statements } = packetOf(toSignedNotice(notice), channel)
  return {
    packet: {
      ...(formUrl !== undefined && { formUrl }),
      ...(note && { note }),
      fields: [...fields],
      urls,
      statements: [...statements],
    },
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
