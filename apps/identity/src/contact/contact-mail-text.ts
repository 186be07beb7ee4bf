import type { ContactKind } from '@originseal/contracts'
import { linkTo, type MailText } from '@originseal/mail'
import type { ContactMail } from './contact-mail'

const kinds: Record<ContactMail['language'], Record<ContactKind, string>> = {
  'zh-TW': { question: '一般詢問', 'claim-complaint': '對侵權通知的異議', 'consumer-complaint': '消費申訴' },
  en: {
    question: 'Question',
    'claim-complaint': 'Objection to a notice',
    'consumer-complaint': 'Consumer complaint',
  },
}

/** The confirmation for who wrote, and the message itself for who answers it. */
export function writeContactMail(mail: ContactMail, publicUrl: string): MailText {
  const isChinese = mail.language === 'zh-TW'
  if (mail.template === 'contact-received') return confirmation(mail.values.reference, isChinese, publicUrl)
  const { reference, kind, name, email, about, message } = mail.values
  const given = isChinese
    ? { name: '姓名：', email: '信箱：', about: '關於：' }
    : { name: 'Name: ', email: 'E-mail: ', about: 'About: ' }
  return {
    subject: `${kinds[mail.language][kind]} ${reference}`,
    paragraphs: [
      given.name + name,
      given.email + email,
      ...(about ? [given.about + about] : []),
      ...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    ],
    notes: [],
  }
}

function confirmation(reference: string, isChinese: boolean, publicUrl: string): MailText {
  const url = linkTo(publicUrl, '/contact')
  return isChinese
    ? {
        subject: `我們收到您的訊息了（${reference}）`,
        paragraphs: [
          `您的案件編號是 ${reference}。我們會用這個信箱回覆您，通常在 48 小時內。`,
          '再次聯絡時附上這個編號，我們就能接著處理，不必從頭說起。',
        ],
        link: { label: '補充說明', url },
        notes: ['如果您沒有寫訊息給原印，可能是有人填錯了信箱，請忽略這封信。'],
      }
    : {
        subject: `We have your message (${reference})`,
        paragraphs: [
          `Your reference number is ${reference}. We answer to this address, usually within 48 hours.`,
          'Please quote the number when you write again, so that we can pick up from there.',
        ],
        link: { label: 'Add something', url },
        notes: [
          'If you did not write to OriginSeal, somebody probably mistyped their address; please ignore this mail.',
        ],
      }
}
