import { linkTo, type MailLanguage, type MailText } from '@originseal/mail'
import type { RespondentMail } from './respondent-mail'

type Words = Pick<MailText, 'subject' | 'paragraphs' | 'notes'>
interface Texts {
  readonly open: string
  readonly confirm: (code: string) => Words
  readonly news: Words
  readonly deadline: Words
}

const careOfLink = {
  'zh-TW': [
    '為了保護雙方，信中不寫出內容；請到頁面查看。',
    '任何人取得這個連結都能以您的名義回覆，請勿轉寄這封信。',
  ],
  en: [
    'To protect both sides, this mail says nothing of the content; please read it on the page.',
    'Whoever has this link can answer in your place: please do not forward this mail.',
  ],
} as const

const texts: Readonly<Record<MailLanguage, Texts>> = {
  'zh-TW': {
    open: '開啟頁面',
    confirm: (code) => ({
      subject: '確認接收通知的電子郵件地址',
      paragraphs: [
        '有人在原印的一個頁面留下這個地址，希望頁面有新消息時收到通知。若是您本人，請在該頁面輸入這組代碼：',
        code,
      ],
      notes: [
        '代碼 30 分鐘內有效，只能使用一次；請勿告訴任何人。',
        '若不是您，請忽略這封信：沒有輸入代碼，就不會再寄通知到這個地址，地址也會刪除。',
      ],
    }),
    news: {
      subject: '頁面上有新的消息',
      paragraphs: ['您請我們通知的頁面，有對方或原印的新消息。'],
      notes: careOfLink['zh-TW'],
    },
    deadline: {
      subject: '頁面上有期限即將到期',
      paragraphs: ['您請我們通知的頁面，有一項期限將在兩天內到期，正等待您處理。'],
      notes: careOfLink['zh-TW'],
    },
  },
  en: {
    open: 'Open the page',
    confirm: (code) => ({
      subject: 'Please confirm your e-mail address for news',
      paragraphs: [
        'Somebody has left this address on a page of OriginSeal, to be told when there is news. If that was you, please enter this code on the page:',
        code,
      ],
      notes: [
        'The code is good for 30 minutes and can be used once. Tell it to nobody.',
        'If that was not you, please ignore this mail: unless the code is entered, no news is sent to this address, and it is deleted.',
      ],
    }),
    news: {
      subject: 'There is news on your page',
      paragraphs: [
        'On the page that you asked us to tell you of, there is news from the other side or from us.',
      ],
      notes: careOfLink.en,
    },
    deadline: {
      subject: 'A deadline on your page is near',
      paragraphs: [
        'On the page that you asked us to tell you of, something that waits for you is due within two days.',
      ],
      notes: careOfLink.en,
    },
  },
}

/** Mails to the other side of a case, in the language of the page on which they were asked for. */
export function writeRespondentMail(mail: RespondentMail, publicUrl: string): MailText {
  const { language } = mail
  const { open, confirm, news, deadline } = texts[language]
  if (mail.template === 'confirm-respondent-address') return confirm(mail.values.code)
  const { pageToken, stopToken } = mail.values
  const stop = linkTo(publicUrl, `/d/${stopToken}/stop`)
  return {
    ...(mail.template === 'respondent-deadline' ? deadline : news),
    link: { label: open, url: `${linkTo(publicUrl, `/d/${pageToken}`)}?lang=${language}` },
    unsubscribeUrl: `${stop}?lang=${language}`,
    oneClickUrl: stop,
  }
}
