import type { AnswerKind } from './inbound-mail'

interface AnswerMail {
  readonly name: string
  readonly subject: string
  /** `{url}` stands for the address of the case. */
  readonly text: string
  readonly kind: AnswerKind
  readonly ticket: string | undefined
}

const mail = (
  kind: AnswerKind,
  name: string,
  text: string,
  ticket?: string,
  subject = 'Re: [ZK-2611-001] notice',
): AnswerMail => ({
  name: `${kind}: ${name}`,
  subject,
  text,
  kind,
  ticket,
})

/** Answers of abuse desks in the words that such desks use; written for the tests, none is a real one's. */
export const answerMails: readonly AnswerMail[] = [
  mail(
    'acknowledged',
    'with a ticket',
    'Hi,\nThank you for your report. Your ticket number: 1234567890. We will review it.',
    '1234567890',
  ),
  mail(
    'acknowledged',
    'with a reference',
    'We have received your notice.\nReference: ABC-99812',
    'ABC-99812',
  ),
  mail('acknowledged', 'without a number', 'We received your request and will get back to you.'),
  mail(
    'acknowledged',
    'Chinese',
    '您好，我們已收到您的檢舉，案件編號：SM-2026-000123，將儘速處理。',
    'SM-2026-000123',
  ),
  mail('acknowledged', 'Chinese, short', '已收到您的通知，受理編號：20261122001', '20261122001'),
  mail(
    'acknowledged',
    'in the subject',
    'Please keep this for your records.',
    '5566778',
    'Your report was filed. Case #: 5566778',
  ),
  mail('acknowledged', 'that repeats our own number', 'We have received your notice. Reference: ZK-2611-001'),
  mail(
    'acknowledged',
    'that says where to read on',
    'We have received your notice. More information about our policy is on our site.',
  ),
  mail(
    'supplement-asked',
    'more information',
    'To process this, we need some more information about your work.',
  ),
  mail(
    'supplement-asked',
    'incomplete',
    'Your notice is incomplete: the signature is missing. Ticket number: 445566',
    '445566',
  ),
  mail(
    'supplement-asked',
    'please send',
    'Thank you for your report. Please send us additional information that shows your right.',
  ),
  mail('supplement-asked', 'Chinese', '您的通知資料不足，請於 5 個工作日內補正。'),
  mail('supplement-asked', 'Chinese, polite', '已收到您的通知，惟無法辨識權利人，請您補件。'),
  mail(
    'removal-announced',
    'removed',
    'We have reviewed your notice. The listing at {url} has been removed.',
  ),
  mail('removal-announced', 'disabled', 'We disabled access to the material. Case number: 778899', '778899'),
  mail('removal-announced', 'taken down', 'Thank you for your report. The item was taken down.'),
  mail('removal-announced', 'Chinese', '您檢舉的商品 {url} 已經移除。'),
  mail('removal-announced', 'Chinese, with the place', '我們已將該商品頁面下架，謝謝您的通知。'),
  mail('rejected', 'no violation', 'We reviewed the content and it does not violate our terms.'),
  mail('rejected', 'not able', 'We are not able to remove the content that you reported.'),
  mail('rejected', 'declined', 'Your report has been declined. Case number: 101010', '101010'),
  mail('rejected', 'Chinese', '經審查，該商品未構成著作權侵權，本案不予處理。'),
  mail('rejected', 'Chinese, short', '您的檢舉已遭駁回。'),
  mail(
    'counter-notice-received',
    'forwarded',
    'We received a counter notification from the seller:\n> Material: {url}\n> I have a good faith belief',
  ),
  mail(
    'counter-notice-received',
    'with dates',
    'Attached is the counter-notice about {url}. We will restore it in 10 business days unless you sue.',
  ),
  mail(
    'counter-notice-received',
    'beside a removal',
    'The listing {url} was removed. We have now received a counter notice.',
  ),
  mail('counter-notice-received', 'Chinese', '使用者已就 {url} 提出回復通知，依法轉送予您。'),
  mail('counter-notice-received', 'Chinese, other word', '茲轉送對方之反通知，標的：{url}'),
  mail('unknown', 'small talk', 'Who is this? Please call us.'),
  mail('unknown', 'out of office', 'I am out of the office until Monday.'),
  mail('unknown', 'advertising', 'Protect your brand with our new service, now 20% off.'),
]
