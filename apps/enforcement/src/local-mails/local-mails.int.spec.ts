import { mailPage } from '@originseal/mail'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import PostalMime from 'postal-mime'
import { NoticeStage, telegramPost } from '../cases/notices.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { TakeInMail } from '../inbox/take-in-mail'

let enforcement: RunningEnforcement
let relay: SmtpDouble
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({
    NOTICE_SMTP_URL: relay.url,
    LOCAL_MAILS_PAGE: 'on',
    OTHER_MAILS_URL: 'http://127.0.0.1:4001/mails',
  })
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const page = async () => (await enforcement.get('/mails')).text()
const filesOf = (html: string) =>
  [...html.matchAll(/href="(mails\/(?:sent|received)\/[^"]+)"/g)].map(([, path]) => path!)

/** A mail as a stranger writes it. */
const receives = (to: string, subject: string, text: string) => {
  const raw = `From: desk@shop.example\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${crypto.randomUUID()}@shop.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`
  const envelope = { remoteAddress: '192.0.2.1', hello: 'shop.example', sender: 'desk@shop.example' }
  return enforcement.app.get(TakeInMail, { strict: false }).execute(Buffer.from(raw), [to], envelope)
}

test('whoever tries the product reads what enforcement sent and what came back, and opens both as files', async () => {
  expect(filesOf(await page())).toEqual([])
  const one = await NoticeStage.at(enforcement, telegramPost())
  await one.is('needs-input')
  await one.saves()
  await one.signs((await one.gives()).data.contentSha256)
  await one.is('filed')
  const { number, pageUrl } = await one.read()
  await receives('anything@notices.originseal.example', '<script>alert(1)</script>', 'Your ticket is 12345.')
  await until(async () => (await page()).includes('Your ticket is 12345.'), { what: 'the mail to be read' })

  const html = await page()
  expect(html).toContain('寄出 Sent')
  expect(html).toContain('dmca@telegram.org')
  expect(html).toContain(`[${number}]`)
  expect(html).toContain(pageUrl)
  expect(html).toContain('收到 Received')
  expect(html).toContain('desk@shop.example')
  expect(html).not.toContain('<script>')
  expect(html).toContain('href="http://127.0.0.1:4001/mails"')

  const [received, sent] = filesOf(html)
  const answer = await enforcement.get(`/${sent}`)
  expect(answer.headers.get('content-type')).toBe('message/rfc822')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const { attachments } = await PostalMime.parse(await answer.arrayBuffer())
  expect(attachments.map(({ filename }) => filename)).toContain(`${number}.pdf`)
  expect(await (await enforcement.get(`/${received}`)).text()).toContain('From: desk@shop.example')
}, 120_000)

test('a mail that is not there is not found', async () => {
  for (const way of ['sent', 'received']) {
    expect((await enforcement.get(`/mails/${way}/${crypto.randomUUID()}`)).status).toBe(404)
  }
})

test('without the setting there is no page of mails', async () => {
  const other = await startEnforcement()
  expect((await other.get('/mails')).status).toBe(404)
  await other.stop()
}, 120_000)

test('what is written into a mail is never marks', () => {
  const marks = '"><img src=x onerror=alert(1)>'
  const mail = {
    isReceived: true,
    from: marks,
    to: marks,
    subject: marks,
    text: marks,
    note: marks,
    file: marks,
  }
  const html = mailPage({ title: 'Mails', about: '', mails: [{ ...mail, at: new Date() }] })
  expect(html).not.toContain('<img')
})
