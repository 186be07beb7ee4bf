import { createTransport } from 'nodemailer'

/** An RSA or Ed25519 key that signs what leaves under a domain (RFC 6376). */
export interface DkimKey {
  readonly domain: string
  readonly selector: string
  /** PEM, PKCS#8. */
  readonly privateKey: string
}

export interface MessageToCompose {
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Message-IDs of what it follows. */
  readonly references?: readonly string[]
  readonly attachments: readonly {
    readonly name: string
    readonly type: string
    readonly bytes: Uint8Array
  }[]
}

/**
 * Writes a whole message (RFC 5322) and signs it. It is composed once and these bytes are kept and sent, as often as it
 * takes; what is kept is what was sent.
 */
export async function composeMessage(message: MessageToCompose, dkim: DkimKey | undefined): Promise<Buffer> {
  const { messageId, date, from, replyTo, to, subject, text, html, references = [], attachments } = message
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: bytes } = await printer.sendMail({
    messageId,
    date,
    from,
    replyTo,
    // Not as text: nobody may write an address that is read as two.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(references.length > 0 && { references: [...references], inReplyTo: references.at(-1) }),
    attachments: attachments.map(({ name, type, bytes: content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
  })
  return bytes as Buffer
}
