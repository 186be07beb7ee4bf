import { randomUUID } from 'node:crypto'
import { readAttachments, verifyPdfSignature } from '@originseal/documents/verify'
import { until } from '@originseal/testing'
import PostalMime from 'postal-mime'
import { EraseNotices } from '../notices/erase-notices'
import { compileNotice } from '../notices/compile-notice.rules'
import { KeepNotice } from '../notices/keep-notice'
import { sampleChannel, sampleNow, wholeFacts } from '../notices/sample-facts.fixture'
import { contentSha256, signNotice } from '../notices/sign-notice'
import { EraseMails } from './erase-mails'
import { authenticateMail } from './authenticate-mail'
import {
  makeKey,
  ourDomain,
  providerDomain,
  startCorrespondence,
  type Correspondence,
} from './correspondence.harness'

let mails: Correspondence
beforeAll(async () => {
  mails = await startCorrespondence()
}, 120_000)
afterAll(() => mails.stop())

const abuse = `abuse@${providerDomain}`
let cases = 0

/** Queues a signed notice of a case of its own. */
async function queue() {
  const caseNumber = `ZK-2611-${String((cases += 1)).padStart(3, '0')}`
  const caseId = randomUUID()
  const ownerId = randomUUID()
  const order = { caseNumber, regime: 'us-dmca' as const, channel: sampleChannel, now: sampleNow }
  const content = compileNotice(wholeFacts('us-dmca'), order).content!
  const signature = {
    kind: 'typed' as const,
    signedName: '林小原',
    signedAt: sampleNow.toISOString(),
    contentSha256: contentSha256(content),
    method: 'password' as const,
  }
  const notice = signNotice(content, signature, sampleChannel).notice!
  const queued = await mails.transaction.run((tx) =>
    mails.app.get(KeepNotice, { strict: false }).execute(tx, {
      caseId,
      ownerId,
      platform: null,
      notice,
      channel: { ...sampleChannel, address: abuse },
    }),
  )
  const address = mails.keys.addresses.ofCase(caseNumber)
  const events = () => mails.events.filter((event) => event.caseId === caseId)
  const dispatched = () =>
    until(async () => events().some(({ kind }) => kind === 'dispatched'), { what: 'the notice to leave' })
  return {
    noticeId: queued.noticeId,
    attemptId: queued.attemptId!,
    ownerId,
    caseNumber,
    caseId,
    address,
    url: content.urls[0]!,
    events,
    dispatched,
    content,
  }
}
const sent = (attemptId: string) =>
  mails.relay.received.filter(({ message }) => message.includes(`<${attemptId}@`))
const inbound = (address: string) =>
  mails.rows<{ state: string; kind: string; authority: string; ticket: string | null }>(
    'SELECT state, kind, authority, ticket FROM inbound_mail WHERE recipient = $1 ORDER BY received_at',
    [address],
  )
const readAll = (address: string, count: number) =>
  until(async () => (await inbound(address)).filter(({ state }) => state !== 'received').length === count, {
    what: `${count} mails to be read`,
  })

describe('a notice', () => {
  it('leaves once, signed by its domain, with the PDF that holds what was signed; answers have an address of their own', async () => {
    const notice = await queue()
    await notice.dispatched()
    const [{ message, to } = { message: '', to: [] }, ...others] = sent(notice.attemptId)
    expect([to, others]).toEqual([[abuse], []])
    const raw = Buffer.from(message, 'utf8')
    const stranger = { remoteAddress: '192.0.2.1', hello: 'relay.example', sender: 'x@relay.example' }
    expect(await authenticateMail(raw, stranger, mails.resolve)).toMatchObject({
      dkim: 'pass',
      domains: ['originseal.example'],
    })

    const mail = await PostalMime.parse(raw)
    expect(mail.replyTo?.[0]?.address).toBe(notice.address)
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    expect(mail.text).toContain(notice.url)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `${notice.caseNumber}.pdf`,
      'urls.csv',
      'urls.json',
    ])
    const pdf = new Uint8Array(mail.attachments[0]!.content as ArrayBuffer)
    expect((await verifyPdfSignature(pdf)).valid).toBe(true)
    const [attached] = await readAttachments(pdf)
    expect(JSON.parse(Buffer.from(attached!.bytes).toString('utf8'))).toEqual(notice.content)
    expect(notice.events()).toMatchObject([
      { kind: 'dispatched', facts: { attemptId: notice.attemptId, answer: expect.stringMatching(/^250/) } },
    ])
  }, 120_000)

  it('that is refused for good is told so, and none of a mail server’s moods makes two of it', async () => {
    mails.relay.answers.push('550 5.1.1 no such user')
    const refused = await queue()
    await until(async () => refused.events().length > 0, { what: 'the refusal' })
    expect(refused.events()).toMatchObject([{ kind: 'no-channel-left', facts: { answer: 'EENVELOPE 550' } }])
    expect(sent(refused.attemptId)).toEqual([])

    mails.relay.answers.push('451 4.7.1 greylisted')
    const delayed = await queue()
    await until(
      async () =>
        (await mails.rows(`SELECT FROM job WHERE key = $1 AND failures > 0`, [delayed.noticeId])).length ===
        1,
      { what: 'the first try' },
    )
    await mails.rows(`UPDATE job SET due_at = now() WHERE key = $1`, [delayed.noticeId])
    await delayed.dispatched()
    expect(sent(delayed.attemptId)).toHaveLength(1)
  }, 120_000)
})

describe('an answer', () => {
  it('of the provider changes the case, once, however often it comes', async () => {
    const notice = await queue()
    await notice.dispatched()
    const raw = await mails.answer(notice.address, {
      from: abuse,
      dkim: mails.providerKey,
      inReplyTo: `<${notice.attemptId}@${ourDomain}>`,
      text: `Thank you for your report. Ticket number: 445566. The listing at ${notice.url} has been removed.`,
    })
    await mails.submit(notice.address, raw)
    await readAll(notice.address, 1)
    expect(await inbound(notice.address)).toMatchObject([
      { kind: 'removal-announced', authority: 'acts', ticket: '445566' },
    ])
    expect(notice.events().slice(1)).toMatchObject([
      { kind: 'removal-announced', facts: { noticeId: notice.noticeId, urls: [notice.url] } },
    ])
  }, 120_000)

  it('of anybody else changes nothing, and is kept for people', async () => {
    const notice = await queue()
    await notice.dispatched()
    const text = `The listing at ${notice.url} has been removed.`
    await mails.answer(notice.address, { from: abuse, text })
    await mails.answer(notice.address, { from: abuse, text, dkim: makeKey(providerDomain) })
    await mails.answer(notice.address, { from: 'abuse@evil.example', text, dkim: mails.evilKey })
    await readAll(notice.address, 3)
    expect((await inbound(notice.address)).map(({ authority }) => authority).sort()).toEqual([
      'other-sender',
      'unauthenticated',
      'unauthenticated',
    ])
    expect(notice.events().map(({ kind }) => kind)).toEqual(['dispatched'])
  }, 120_000)

  it('that nobody can read, or that a machine wrote about its delivery, is told apart', async () => {
    const notice = await queue()
    await notice.dispatched()
    const bounce = mails.keys.addresses.ofAttempt(notice.attemptId)
    const report = (action: string, status: string) =>
      Buffer.from(
        `From: mailer-daemon@mx.example\r\nTo: ${bounce}\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\nOriginal-Envelope-Id: ${notice.attemptId}\r\n\r\nAction: ${action}\r\nStatus: ${status}\r\n\r\n--x--\r\n`,
      )
    await mails.submit(bounce, report('delayed', '4.4.1'), '')
    await mails.submit(bounce, report('failed', '5.1.1'), '')
    // Whoever reads the notice knows this address; the other one only mail servers on its way.
    await mails.submit(notice.address, report('failed', '5.1.2'), '')
    await mails.submit(
      notice.address,
      Buffer.from(`From: a@b.example\r\n${'X-A: b\r\n'.repeat(60_000)}\r\nhello\r\n`),
    )
    await readAll(bounce, 2)
    await readAll(notice.address, 2)
    expect(await inbound(notice.address)).toMatchObject([
      { state: 'read', authority: 'unauthenticated' },
      { state: 'unreadable' },
    ])
    expect(notice.events().slice(1)).toMatchObject([{ kind: 'bounced', facts: { status: '5.1.1' } }])
  }, 120_000)
})

describe('the mail server', () => {
  const mail = (text: string) => Buffer.from(`From: a@b.example\r\n${text}\r\n\r\nhello\r\n`)

  it.each([
    [
      'an address that nobody was given',
      `case+zk-2611-001-aaaaaaaaaa@${ourDomain}`,
      () => mail('Subject: x'),
    ],
    [
      'an address of somewhere else, which would be relaying',
      'somebody@elsewhere.example',
      () => mail('Subject: x'),
    ],
    [
      'a mail that goes in circles',
      undefined,
      () => mail(Array.from({ length: 51 }, (_, hop) => `Received: from hop${hop}`).join('\r\n')),
    ],
    [
      'the same without a body',
      undefined,
      () => Buffer.from(Array.from({ length: 51 }, (_, hop) => `Received: from hop${hop}`).join('\r\n')),
    ],
    [
      'more than 25 MB',
      undefined,
      () => Buffer.concat([mail('Subject: x'), Buffer.alloc(25 * 1024 * 1024 + 1, 'a\r\n')]),
    ],
  ])(
    'refuses %s',
    async (_, to, make) => {
      const address = to ?? mails.keys.addresses.ofCase('ZK-2611-999')
      await expect(mails.submit(address, make())).rejects.toMatchObject({ name: 'MailRefused' })
      expect(await inbound(address)).toEqual([])
    },
    60_000,
  )
})

test('what somebody wrote and was answered goes with them, rows and files', async () => {
  const notice = await queue()
  await notice.dispatched()
  await mails.answer(notice.address, {
    from: abuse,
    text: 'We have received your notice.',
    dkim: mails.providerKey,
  })
  await readAll(notice.address, 1)
  const traces = async () =>
    (await mails.files()).filter((file) => file.includes(notice.noticeId) || file.startsWith('inbox'))
  const others = (await traces()).length
  await mails.transaction.run(async (tx) => {
    await mails.app.get(EraseNotices).execute(tx, notice.ownerId)
    await mails.app.get(EraseMails).execute(tx, notice.ownerId)
  })
  // Notice, message, and the answer.
  await until(async () => (await traces()).length === others - 3, { what: 'the files to go' })
  expect(await inbound(notice.address)).toEqual([])
  expect(await mails.rows('SELECT FROM notice WHERE owner_id = $1', [notice.ownerId])).toEqual([])
}, 60_000)
