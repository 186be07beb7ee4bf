import type { MailLanguage } from '@originseal/mail'
import { writeNotificationMail } from './notification-mail-text'

const written = (language: MailLanguage, kind: string, details: object) =>
  writeNotificationMail(
    {
      ownerId: 'o',
      to: 'ming@example.tw',
      language,
      template: 'notification',
      values: { kind, subjectId: 'order-1', details, count: 1, unsubscribeToken: 'token' },
    },
    'https://originseal.example',
  )

const wanted = {
  'zh-TW': [/7 日內.*不附理由解除契約/u, /15 日內退款/u, /已經使用的部分/u, /取消續約/u],
  en: [
    /7 days.*without giving a reason/u,
    /within 15 days/u,
    /what was used is deducted/u,
    /cancel its renewal/u,
  ],
} as const

test.each(['zh-TW', 'en'] as const)(
  'the mail of a paid order in %s says how to rescind, what is excepted, how renewals end, and who sells',
  (language) => {
    const { notes, link } = written(language, 'order-paid', { amount: 1_990 })
    const said = notes.join('\n')
    for (const each of wanted[language]) expect(said).toMatch(each)
    expect(said).toContain('https://originseal.example/terms#operator')
    expect(said).toContain('https://originseal.example/refund-policy')
    expect(link?.url).toBe('https://originseal.example/payment/success?orderId=order-1')
  },
)

test('a mail about anything else says below its link where notifications are set', () => {
  const { notes } = written('en', 'order-refunded', { orderNumber: 'OS1', amount: 1_990 })
  expect(notes).toEqual(['Which notifications you get, and how often, is set on your member page.'])
})
