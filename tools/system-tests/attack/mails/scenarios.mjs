import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/**
 * What comes in at the inbox of cases. `mails` makes them; `must` says what may become of each: `refused` by the mail server,
 * `shown` to people without any effect, `unreadable` and kept, or `acts`: it changes the case.
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {'refused' | 'shown' | 'unreadable' | 'acts'} must
 * @property {(desk: import('./desk.mjs').Desk) => Promise<import('./desk.mjs').Sent[]> | import('./desk.mjs').Sent[]} mails
 */

const removed = ({ pageUrl }) => `The listing at ${pageUrl} has been removed. ORIGINSEAL-PLANTED`
const crlf = (lines) => Buffer.from(lines.join('\r\n'), 'latin1')
const megabytes = (count) => count * 1024 * 1024

/** @param {string[]} head further lines */
const plain = (desk, head = [], text = removed(desk)) =>
  crlf([`From: ${desk.platform}`, `To: ${desk.address}`, ...head, '', text, ''])

/** @type {Scenario[]} */
export const scenarios = [
  {
    name: 'the platform’s name without its signature',
    must: 'shown',
    mails: (desk) => [{ raw: plain(desk) }],
  },
  {
    name: 'the platform’s selector, another key',
    must: 'shown',
    mails: async (desk) => [{ raw: await desk.compose({ key: desk.forgedKey, text: removed(desk) }) }],
  },
  {
    name: 'signed by a domain of the attacker, in the platform’s name',
    must: 'shown',
    mails: async (desk) => [
      { raw: await desk.compose({ key: desk.evilKey, text: removed(desk) }) },
      { raw: await desk.compose({ key: desk.evilKey, from: 'abuse@evil.example', text: removed(desk) }) },
    ],
  },
  {
    name: 'the platform’s signature over other words',
    must: 'shown',
    mails: async (desk) => {
      const genuine = String(await desk.compose({ text: 'We have received your notice.' }))
      return [{ raw: Buffer.from(genuine.replace('We have received your notice.', removed(desk))) }]
    },
  },
  {
    name: 'words appended behind the signed length (l=)',
    must: 'shown',
    mails: async (desk) => {
      const genuine = await desk.signedByLength('We look at it.')
      return [{ raw: Buffer.concat([genuine, Buffer.from(`${removed(desk)}\r\n`)]) }]
    },
  },
  {
    name: 'two From fields, one of them signed',
    must: 'shown',
    mails: async (desk) => {
      const genuine = await desk.compose({
        key: desk.evilKey,
        from: 'abuse@evil.example',
        text: removed(desk),
      })
      const field = Buffer.from(`From: ${desk.platform}\r\n`)
      return [{ raw: Buffer.concat([field, genuine]) }, { raw: insertBehindFrom(genuine, field) }]
    },
  },
  {
    name: 'a report of non-delivery to the address of answers',
    must: 'shown',
    mails: (desk) => [{ raw: deliveryReport(desk.address), sender: '' }],
  },
  {
    name: 'an address with a guessed mac, 1,000 times',
    must: 'refused',
    mails: (desk) =>
      Array.from({ length: 1_000 }, (_, n) => {
        const guess = createHash('sha256').update(String(n)).digest('base64url').toLowerCase()
        const mac = guess
          .replace(/[^a-z2-7]/g, '')
          .padEnd(10, 'a')
          .slice(0, 10)
        return { raw: plain(desk), to: desk.address.replace(/-[a-z2-7]{10}@/, `-${mac}@`) }
      }),
  },
  {
    name: 'mail for somebody else, to be passed on',
    must: 'refused',
    mails: (desk) => [{ raw: plain(desk), to: 'somebody@elsewhere.example' }],
  },
  {
    name: 'a mail that goes in circles',
    must: 'refused',
    mails: (desk) => [
      {
        raw: plain(
          desk,
          Array.from({ length: 51 }, (_, hop) => `Received: from hop${hop}`),
        ),
      },
    ],
  },
  {
    name: 'the same without a body',
    must: 'refused',
    mails: (desk) => [
      {
        raw: crlf([
          `From: ${desk.platform}`,
          ...Array.from({ length: 51 }, (_, hop) => `Received: from hop${hop}`),
        ]),
      },
    ],
  },
  {
    name: 'an answer of a machine to a machine, 50 times',
    must: 'shown',
    mails: (desk) =>
      Array.from({ length: 50 }, (_, n) => ({
        raw: plain(desk, ['Auto-Submitted: auto-replied', `X-Loop: ${n}`], `Out of office ${n}`),
      })),
  },
  {
    name: '26 MB',
    must: 'refused',
    mails: (desk) => [{ raw: plain(desk, [], 'a\r\n'.repeat(megabytes(26) / 3)) }],
  },
  {
    name: '10 MB of text in short lines',
    must: 'unreadable',
    mails: (desk) => [{ raw: plain(desk, [], 'word\r\n'.repeat(megabytes(10) / 6)) }],
  },
  {
    name: 'an attachment of 7 MB',
    must: 'shown',
    mails: (desk) => [{ raw: attachment(desk, randomBytes(megabytes(7))) }],
  },
  {
    name: 'an archive within an archive, of 64 MB',
    must: 'shown',
    mails: (desk) => [{ raw: attachment(desk, gzipSync(gzipSync(Buffer.alloc(megabytes(64))))) }],
  },
  {
    name: '5,000 parts',
    must: 'unreadable',
    mails: (desk) => [{ raw: parts(desk, 5_000) }],
  },
  { name: '100 parts within parts', must: 'unreadable', mails: (desk) => [{ raw: nested(desk, 100) }] },
  {
    name: 'header fields of 1 MB',
    must: 'unreadable',
    mails: (desk) => [
      {
        raw: plain(
          desk,
          Array.from({ length: 100_000 }, () => 'X-A: bcdef'),
        ),
      },
    ],
  },
  {
    name: 'broken MIME: no boundary, false charset, NUL, base64 of nothing, bare line feeds',
    must: 'shown',
    mails: (desk) => [
      { raw: plain(desk, ['Content-Type: multipart/mixed', 'X-Case: 1']) },
      { raw: plain(desk, ['Content-Type: text/plain; charset=klingon', 'X-Case: 2']) },
      { raw: plain(desk, ['Subject: \u0000\u0000', 'X-Case: 3']) },
      { raw: plain(desk, ['Content-Transfer-Encoding: base64', 'X-Case: 4'], '%%%%') },
      { raw: Buffer.from(String(plain(desk, ['X-Case: 5'])).replaceAll('\r\n', '\n')) },
      { raw: plain(desk, ['Subject: =?utf-8?B?////?=', 'In-Reply-To: <<<<<>', 'X-Case: 6']) },
    ],
  },
  {
    name: 'what the platform itself says',
    must: 'acts',
    mails: async (desk) => [{ raw: await desk.compose({ text: removed(desk) }) }],
  },
]

function insertBehindFrom(raw, field) {
  const end = raw.indexOf('\r\n', raw.indexOf('\r\nFrom:') + 2) + 2
  return Buffer.concat([raw.subarray(0, end), field, raw.subarray(end)])
}

const deliveryReport = (to) =>
  crlf([
    'From: mailer-daemon@mx.example',
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--x--',
    '',
  ])

const multipart = (desk, pieces) =>
  crlf([
    `From: ${desk.platform}`,
    `To: ${desk.address}`,
    'Content-Type: multipart/mixed; boundary=x',
    '',
    ...pieces.flatMap((piece) => ['--x', piece]),
    '--x--',
    '',
  ])

const attachment = (desk, bytes) =>
  multipart(desk, [
    `Content-Type: text/plain\r\n\r\n${removed(desk)}`,
    `Content-Type: application/gzip\r\nContent-Disposition: attachment; filename=a.gz\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}`,
  ])

const parts = (desk, count) =>
  multipart(
    desk,
    Array.from(
      { length: count },
      () => 'Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\na',
    ),
  )

const nested = (desk, depth) =>
  crlf([
    `From: ${desk.platform}`,
    `To: ${desk.address}`,
    ...Array.from(
      { length: depth },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
    ),
    'Content-Type: text/plain',
    '',
    removed(desk),
  ])
