import { linkTo } from './layout.rules'
import type { MailFrame, MailLanguage } from './mail'

const frames: Readonly<Record<MailLanguage, MailFrame>> = {
  'zh-TW': {
    greeting: '您好：',
    footer: ['原印 OriginSeal', '這封信由系統自動寄出，請勿直接回覆。'],
    unsubscribe: '不想再收到這類通知信？取消訂閱：',
  },
  en: {
    greeting: 'Hello,',
    footer: ['OriginSeal', 'This mail was sent automatically; please do not reply to it.'],
    unsubscribe: 'No more mails of this kind? Unsubscribe:',
  },
}

export function frameOf(language: MailLanguage, publicUrl: string): MailFrame {
  const frame = frames[language]
  return { ...frame, footer: [...frame.footer, linkTo(publicUrl, '/')] }
}
