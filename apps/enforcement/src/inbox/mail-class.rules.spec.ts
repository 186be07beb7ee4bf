import type { ReadMail } from './inbound-mail'
import { classOf, readDeliveryStatus } from './mail-class.rules'

const mail: ReadMail = {
  from: 'abuse@shop.example',
  subject: '',
  text: '',
  messageId: '<1@shop.example>',
  answersTo: [],
  headers: {},
  deliveryStatus: undefined,
  isFeedbackReport: false,
  attachments: [],
}

test.each<[string, Partial<ReadMail>, string]>([
  ['a person', { headers: { 'auto-submitted': 'no' } }, 'message'],
  ['an out-of-office note', { headers: { 'auto-submitted': 'auto-replied (vacation)' } }, 'automatic'],
  ['what Exchange marks', { headers: { 'x-auto-response-suppress': 'All' } }, 'automatic'],
  ['bulk', { headers: { precedence: ' Bulk' } }, 'automatic'],
  ['a complaint', { isFeedbackReport: true }, 'feedback-report'],
  [
    'a report of delivery, which machines write too',
    { deliveryStatus: 'Action: failed', headers: { 'auto-submitted': 'auto-replied' } },
    'delivery-report',
  ],
])('%s is told by its headers', (_, given, expected) => {
  expect(classOf({ ...mail, ...given })).toBe(expected)
})

const report = (action: string, status: string) =>
  `Reporting-MTA: dns; mx.shop.example\r\nOriginal-Envelope-Id: 5b0a2c1e\r\n\r\nFinal-Recipient: rfc822; abuse@shop.example\r\nAction: ${action}\r\nStatus: ${status} (no such user)\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user\r\n`

test.each([
  ['failed', '5.1.1', 'failed'],
  ['delayed', '4.4.1', 'delayed'],
  ['delivered', '2.0.0', 'delivered'],
  ['relayed', '2.0.0', 'delivered'],
])('a report says that a mail was %s', (action, status, outcome) => {
  expect(readDeliveryStatus(report(action, status))).toEqual({ envelopeId: '5b0a2c1e', outcome, status })
})

test.each(['', 'Action: failed', 'hello\nStatus: fine\nAction: failed'])('%p is no report', (text) => {
  expect(readDeliveryStatus(text)).toBeUndefined()
})
