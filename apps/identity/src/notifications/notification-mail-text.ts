import { findNotificationKind } from '@originseal/contracts'
import { linkTo, type MailLanguage, type MailText } from '@originseal/mail'
import type { NotificationMail } from './notification-mail'
import type { DigestEntry } from './notifications.repository'

/** So many are told one by one; the page has them all. */
const mostOfDigest = 30

const words = {
  'zh-TW': {
    settings: '想調整通知的種類與頻率，請到會員資料頁。',
    digestSubject: (count: number) => `原印每日摘要：${count} 則新通知`,
    digestLead: '過去一天的新通知：',
    digestMore: (count: number) => `還有 ${count} 則，請到通知頁查看。`,
    digestLink: '查看所有通知',
  },
  en: {
    settings: 'Which notifications you get, and how often, is set on your member page.',
    digestSubject: (count: number) =>
      `Your OriginSeal day: ${count} new ${count === 1 ? 'notification' : 'notifications'}`,
    digestLead: 'New since yesterday:',
    digestMore: (count: number) => `And ${count} more on the page of notifications.`,
    digestLink: 'See all notifications',
  },
} as const satisfies Record<MailLanguage, unknown>

/** A notification or a digest as a mail. */
export function writeNotificationMail(mail: NotificationMail, publicUrl: string): MailText {
  const { language } = mail
  const ending = {
    notes: [words[language].settings],
    unsubscribeUrl: linkTo(publicUrl, '/unsubscribe', mail.values.unsubscribeToken),
    oneClickUrl: linkTo(publicUrl, '/api/unsubscribe', mail.values.unsubscribeToken),
  }
  if (mail.template === 'notification') return { ...one(mail.values, language, publicUrl), ...ending }
  return { ...digest(mail.values.entries, language, publicUrl), ...ending }
}

type Body = Pick<MailText, 'subject' | 'paragraphs' | 'link'>

function one(entry: DigestEntry & { subjectId: string }, language: MailLanguage, publicUrl: string): Body {
  const sentence = sentenceOf(entry, language)
  const { path, texts } = kindOf(entry)
  const link = { label: texts[language].link, url: linkTo(publicUrl, path(entry.subjectId)) }
  return { subject: sentence, paragraphs: [sentence], link }
}

function digest(entries: readonly DigestEntry[], language: MailLanguage, publicUrl: string): Body {
  const { digestSubject, digestLead, digestMore, digestLink } = words[language]
  const told = entries.slice(0, mostOfDigest).map((entry) => `• ${sentenceOf(entry, language)}`)
  const others = entries.length - told.length
  return {
    subject: digestSubject(entries.length),
    paragraphs: [digestLead, ...told, ...(others > 0 ? [digestMore(others)] : [])],
    link: { label: digestLink, url: linkTo(publicUrl, '/notifications') },
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
