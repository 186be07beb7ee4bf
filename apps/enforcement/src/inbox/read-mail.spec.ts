import fc from 'fast-check'
import { MailUnreadable, readMail } from './read-mail'

const raw = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'utf8')

test('a mail is read with what rules need', async () => {
  const mail = await readMail(
    raw(`From: =?utf-8?B?5ZWG5aC0?= <Abuse@Shop.Example>
To: case@originseal.example
Subject: =?utf-8?B?5bey56e76Zmk?=
Message-ID: <1@shop.example>
In-Reply-To: <a@originseal.example>
References: <b@originseal.example> <a@originseal.example>
Auto-Submitted: no
Content-Type: text/plain; charset=utf-8

已經移除。
`),
  )
  expect(mail).toMatchObject({
    from: 'abuse@shop.example',
    subject: '已移除',
    messageId: '<1@shop.example>',
    answersTo: ['<a@originseal.example>', '<b@originseal.example>'],
    deliveryStatus: undefined,
    isFeedbackReport: false,
  })
  expect(mail.text.trim()).toBe('已經移除。')
  expect(mail.headers['auto-submitted']).toBe('no')
})

test('characters that no database takes are left out', async () => {
  const mail = await readMail(raw('From: a\u0000@b.example\nSubject: a\u0000b\n\nremo\u0000ved\n'))
  expect(JSON.stringify([mail.from, mail.subject, mail.text])).not.toContain('\\u0000')
  expect(mail.text.trim()).toBe('removed')
})

const multipart = (type: string, parts: readonly string[]) =>
  raw(
    `From: a@b.example\nContent-Type: ${type}; boundary=x\n\n${parts.map((part) => `--x\n${part}\n`).join('')}--x--\n`,
  )

test('the status of a delivery report is read, whatever stands around it', async () => {
  const report = multipart('multipart/report; report-type=delivery-status', [
    'Content-Type: text/plain\n\nYour mail could not be delivered.',
    'Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: 5.1.1',
    'Content-Type: message/rfc822\n\nFrom: us@originseal.example\nSubject: notice\n\nit has been removed',
  ])
  const mail = await readMail(report)
  expect(mail.deliveryStatus).toContain('Status: 5.1.1')
  expect(mail.text).not.toContain('removed')
})

test('HTML alone gives its words, and nothing that acts', async () => {
  const { text } = await readMail(
    raw('From: a@b.example\nContent-Type: text/html\n\n<p>Hello</p><script>alert(1)</script><img src=x>'),
  )
  expect(text).toContain('Hello')
  expect(text).not.toMatch(/[<>]/)
})

test.each([
  ['more than 25 MB', 'too-large', () => Buffer.alloc(25 * 1024 * 1024 + 1, 'a')],
  [
    'a text of 10 MB in short lines, which would keep the reader busy for half a minute',
    'too-large',
    () => raw(`From: a@b.example\n\n${'word\n'.repeat(1_700_000)}`),
  ],
  [
    'a bomb of parts',
    'too-many-parts',
    () =>
      multipart(
        'multipart/mixed',
        Array.from({ length: 60 }, () => 'Content-Type: text/plain\nContent-Disposition: attachment\n\na'),
      ),
  ],
  ['headers without end', 'malformed', () => raw(`From: a@b.example\n${'X-A: b\n'.repeat(60_000)}\nhello`)],
  [
    'parts within parts within parts',
    'malformed',
    () =>
      raw(
        `From: a@b.example\n${Array.from({ length: 40 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`).join('')}Content-Type: text/plain\n\nhello\n`,
      ),
  ],
])('%s is not read', async (_, why, make) => {
  await expect(readMail(make())).rejects.toMatchObject({ why })
})

test('whatever comes is read or refused, and never breaks the reader', async () => {
  const piece = fc.constantFrom(
    'Content-Type: multipart/mixed; boundary=x\n',
    '--x\n',
    '--x--\n',
    '\n',
    '=?utf-8?B?////?=',
    'From: <',
    'Subject: \u0000',
    'Content-Transfer-Encoding: base64\n\n%%%%',
    '名',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const outcome = await readMail(raw(pieces.join(''))).catch((error: unknown) => error)
      expect(
        outcome instanceof MailUnreadable || typeof (outcome as { text: unknown }).text === 'string',
      ).toBe(true)
    }),
    { numRuns: 300 },
  )
})
