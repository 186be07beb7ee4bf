import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { ReadMail } from './inbound-mail'

/** What a mail may hold; more is kept as it came, and a person looks. */
const mailLimits = {
  bytes: 25 * 1024 * 1024,
  /** What reading takes grows with them, 10 to 20 µs a line: an attachment of 11 MB in base64 has as many. */
  lines: 150_000,
  parts: 50,
  depth: 10,
  headerBytes: 256 * 1024,
  textLength: 200_000,
}

/** A mail that is not read, and why. */
export class MailUnreadable extends Error {
  constructor(readonly why: 'too-large' | 'too-many-parts' | 'malformed') {
    super(`a mail was not read: ${why}`)
    this.name = 'MailUnreadable'
  }
}

const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status'])
const reportTypes = new Set(['message/feedback-report'])

/**
 * Reads a raw message (RFC 5322, MIME). Nothing of it is run, fetched or shown as HTML.
 * @throws MailUnreadable
 */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  if (raw.byteLength > mailLimits.bytes || hasTooManyLines(raw)) throw new MailUnreadable('too-large')
  if (partsOf(raw) > mailLimits.parts) throw new MailUnreadable('too-many-parts')
  const email = await parse(raw)
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key.toLowerCase(), value]))
  const status = email.attachments.find(({ mimeType }) => statusTypes.has(mimeType))
  return {
    from: withoutNul(email.from?.address?.toLowerCase() ?? ''),
    subject: withoutNul(email.subject ?? '').slice(0, 1_000),
    text: withoutNul(textOf(email)).slice(0, mailLimits.textLength),
    messageId: email.messageId,
    answersTo: [...new Set(`${email.inReplyTo ?? ''} ${email.references ?? ''}`.match(/<[^<>\s]{1,250}>/g))],
    headers,
    deliveryStatus: status && bytesOf(status).toString('utf8'),
    isFeedbackReport: email.attachments.some(({ mimeType }) => reportTypes.has(mimeType)),
    attachments: email.attachments.map((attachment) => ({
      name: (attachment.filename ?? '').slice(0, 200),
      type: attachment.mimeType,
      size: bytesOf(attachment).byteLength,
    })),
  }
}

/** PostgreSQL takes no NUL in a text. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', '')

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: mailLimits.depth,
      maxHeadersSize: mailLimits.headerBytes,
      attachmentEncoding: 'arraybuffer',
      forceRfc822Attachments: true,
    })
  } catch (cause) {
    throw Object.assign(new MailUnreadable('malformed'), { cause })
  }
}

function hasTooManyLines(raw: Uint8Array): boolean {
  let lines = 0
  for (let end = raw.indexOf(10); end !== -1; end = raw.indexOf(10, end + 1)) {
    lines += 1
    if (lines > mailLimits.lines) return true
  }
  return false
}

/** Counted before anything is parsed: each part has a Content-Type, or is text between two boundaries. */
function partsOf(raw: Uint8Array): number {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  let parts = 0
  for (const _ of text.matchAll(/^content-(?:type|disposition)[ \t]*:/gim)) {
    parts += 1
    if (parts > 2 * mailLimits.parts) break
  }
  return Math.ceil(parts / 2)
}

const textOf = ({ text, html }: Email): string => text ?? textOfHtml(html ?? '')

/** The words between marks; where a block ends, a line does. */
const textOfHtml = (html: string): string =>
  html
    .split('<')
    .map((piece, index) => {
      if (index === 0) return piece
      const end = piece.indexOf('>')
      const separator = /^(?:br|\/p|\/div|\/tr)(?![a-z])/i.test(piece) ? '\n' : ' '
      return end === -1 ? '' : separator + piece.slice(end + 1)
    })
    .join('')

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content as ArrayBuffer)
