import { findNotificationKind } from '@originseal/contracts'
import { linkTo, mailLanguages, type MailLanguage, type MailText } from '@originseal/mail'
import type { NotificationMail } from './notification-mail'
import type { DigestEntry } from './notifications.repository'

/** So many are told one by one; the page has them all. */
const mostOfDigest = 30

const words = {
  'zh-TW': {
    settings: '想調整通知的種類與頻率，請到會員資料頁。',
    withoutAccount:
      '這個連結在任何瀏覽器都能開啟這筆訂單與試用的掃描結果，付款後一年內有效。請不要轉寄：拿到連結的人都能看到。用同一個電子郵件註冊並完成確認後，訂單與掃描結果會移到帳號裡。',
    digestSubject: (count: number) => `原印每日摘要：${count} 則新通知`,
    digestLead: '過去一天的新通知：',
    digestMore: (count: number) => `還有 ${count} 則，請到通知頁查看。`,
    digestLink: '查看所有通知',
  },
  en: {
    settings: 'Which notifications you get, and how often, is set on your member page.',
    withoutAccount:
      'This link opens the order and the results of your trial in any browser, for a year after the payment. Please do not forward it: whoever has it sees them. Once you register with this e-mail address and confirm it, they move to your account.',
    digestSubject: (count: number) =>
      `Your OriginSeal day: ${count} new ${count === 1 ? 'notification' : 'notifications'}`,
    digestLead: 'New since yesterday:',
    digestMore: (count: number) => `And ${count} more on the page of notifications.`,
    digestLink: 'See all notifications',
  },
} as const satisfies Record<MailLanguage, unknown>

/** What a buyer without an account is told of an order. */
export function writePurchaseNotice(
  entry: DigestEntry & { readonly subjectId: string; readonly link: string },
  publicUrl: string,
): MailText {
  const [chinese, english] = mailLanguages.map((language) => one(entry, language, publicUrl))
  if (!chinese?.link || !english?.link) throw new Error('mails know two languages')
  return {
    subject: chinese.subject,
    paragraphs: [...chinese.paragraphs, ...english.paragraphs],
    link: {
      label: `${chinese.link.label} / ${english.link.label}`,
      url: linkTo(publicUrl, '/order-link', entry.link),
    },
    notes: [
      ...notesOf(entry, 'zh-TW', publicUrl),
      words['zh-TW'].withoutAccount,
      ...notesOf(entry, 'en', publicUrl),
      words.en.withoutAccount,
    ],
  }
}

/** A notification or a digest as a mail. */
export function writeNotificationMail(mail: MemberMail, publicUrl: string): MailText {
  const { language } = mail
  const ending = {
    unsubscribeUrl: linkTo(publicUrl, '/unsubscribe', mail.values.unsubscribeToken),
    oneClickUrl: linkTo(publicUrl, '/api/unsubscribe', mail.values.unsubscribeToken),
  }
  const body =
    mail.template === 'notification'
      ? one(mail.values, language, publicUrl)
      : digest(mail.values.entries, language, publicUrl)
  return { ...body, ...ending }
}

type MemberMail = Exclude<NotificationMail, { template: 'purchase-notice' }>
type Body = Pick<MailText, 'subject' | 'paragraphs' | 'link' | 'notes'>

function one(entry: DigestEntry & { subjectId: string }, language: MailLanguage, publicUrl: string): Body {
  const sentence = sentenceOf(entry, language)
  const { path, texts } = kindOf(entry)
  const link = { label: texts[language].link, url: linkTo(publicUrl, path(entry.subjectId)) }
  const notes = [...notesOf(entry, language, publicUrl), words[language].settings]
  return { subject: sentence, paragraphs: [sentence], link, notes }
}

const notesOf = (entry: DigestEntry, language: MailLanguage, publicUrl: string): readonly string[] =>
  kindOf(entry).texts[language].mailNotes?.(publicUrl) ?? []

function digest(entries: readonly DigestEntry[], language: MailLanguage, publicUrl: string): Body {
  const { digestSubject, digestLead, digestMore, digestLink } = words[language]
  const told = entries.slice(0, mostOfDigest).map((entry) => `• ${sentenceOf(entry, language)}`)
  const others = entries.length - told.length
  return {
    subject: digestSubject(entries.length),
    paragraphs: [digestLead, ...told, ...(others > 0 ? [digestMore(others)] : [])],
    link: { label: digestLink, url: linkTo(publicUrl, '/notifications') },
    notes: [words[language].settings],
  }
}

function kindOf({ kind }: DigestEntry) {
  const found = findNotificationKind(kind)
  if (!found) throw new Error(`no notification is called ${kind}`)
  return found
}

function sentenceOf(entry: DigestEntry, language: MailLanguage): string {
  const { details, texts } = kindOf(entry)
  return texts[language].sentence(details.parse(entry.details), entry.count)
}
