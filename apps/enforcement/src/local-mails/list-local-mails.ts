import { Inject, Injectable } from '@nestjs/common'
import { MAIL_FOLDER, type FolderMailTransport, type ShownMail, type StoredMail } from '@originseal/mail'
import { MailFiles } from '../inbox/mail-files'
import { readMail } from '../inbox/read-mail'
import { ReceivedMailsQueries, type ReceivedMail } from '../inbox/received-mails.queries'
import { NoticeFiles } from '../notices/notice-files'
import { SentMailsQueries, type SentMail } from '../notices/sent-mails.queries'

/** So many of each direction: whoever tries the product looks at the latest. */
const shown = 100

/** The mails of cases as they lie here: notices as they left, answers as they came, and what the other side is told. */
@Injectable()
export class ListLocalMails {
  constructor(
    private readonly sent: SentMailsQueries,
    private readonly received: ReceivedMailsQueries,
    private readonly noticeFiles: NoticeFiles,
    private readonly mailFiles: MailFiles,
    @Inject(MAIL_FOLDER) private readonly respondentMails: FolderMailTransport | null,
  ) {}

  /** The latest first. */
  async execute(): Promise<ShownMail[]> {
    const [sent, received, toRespondents = []] = await Promise.all([
      this.sent.latest(shown),
      this.received.latest(shown),
      this.respondentMails?.list(),
    ])
    const mails = [
      ...(await Promise.all(sent.map((mail) => this.toSent(mail)))),
      ...received.map(toReceived),
      ...toRespondents.slice(0, shown).map(toRespondent),
    ]
    return mails.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  }

  /** Undefined where there is no such mail. */
  async sentFile(attemptId: string): Promise<Buffer | undefined> {
    const key = await this.sent.messageKeyOf(attemptId)
    return key === undefined ? undefined : this.noticeFiles.read(key)
  }

  /** Undefined where there is no such mail. */
  async receivedFile(mailId: string): Promise<Buffer | undefined> {
    const sha256 = await this.received.sha256Of(mailId)
    return sha256 === undefined ? undefined : this.mailFiles.read(sha256)
  }

  private async toSent({ id, recipient, state, answer, messageKey, at }: SentMail): Promise<ShownMail> {
    const { from, subject, text } = await readMail(await this.noticeFiles.read(messageKey))
    const note = answer === null ? state : `${state} · ${answer}`
    return { isReceived: false, from, to: recipient, subject, text, at, note, file: `mails/sent/${id}` }
  }
}

const toRespondent = ({ to, subject, text, language, writtenAt }: StoredMail): ShownMail => ({
  isReceived: false,
  to,
  subject,
  text,
  language,
  at: new Date(writtenAt),
})

function toReceived({ id, recipient, state, at, from, subject, text, ...reading }: ReceivedMail): ShownMail {
  const notes = [reading.caseNumber, reading.kind, reading.authority].filter((note) => note !== null)
  return {
    isReceived: true,
    from: from ?? undefined,
    to: recipient,
    subject: subject ?? '',
    text: text ?? '',
    at,
    note: notes.length === 0 ? state : notes.join(' · '),
    file: `mails/received/${id}`,
  }
}
