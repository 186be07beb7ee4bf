import { ImapFlow } from 'imapflow'

/** As much as is taken in by SMTP. */
const largestMail = 25 * 1_024 * 1_024
const ports = { 'imaps:': 993, 'imap:': 143 } as const

export interface MailboxMail {
  readonly uid: number
  /** Undefined for one that is too large to be read. */
  readonly raw: Buffer | undefined
}

/** Messages of a mailbox at a provider that nobody has read yet, by IMAP. */
export class Mailbox {
  private constructor(private readonly client: ImapFlow) {}

  /** @param address `imaps://user:password@host/INBOX` */
  static async open(address: string): Promise<Mailbox> {
    const { protocol, hostname, port, username, password, pathname } = new URL(address)
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || ports[protocol as keyof typeof ports],
      secure: protocol === 'imaps:',
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
    })
    // What breaks is told by the command that waits for it; an event without a listener would end the process.
    client.on('error', () => undefined)
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    return new Mailbox(client)
  }

  /** One after the other, the oldest first; none is marked. */
  async *unread(): AsyncGenerator<MailboxMail> {
    const uids = (await this.client.search({ seen: false }, { uid: true })) || []
    for (const uid of uids) {
      const known = await this.client.fetchOne(String(uid), { size: true }, { uid: true })
      if (!known) continue // somebody has removed it meanwhile
      const isTooLarge = (known.size ?? 0) > largestMail
      const mail = !isTooLarge && (await this.client.fetchOne(String(uid), { source: true }, { uid: true }))
      yield { uid, raw: mail ? mail.source : undefined }
    }
  }

  async markRead(uid: number): Promise<void> {
    await this.client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }

  /** Does not wait for a server that is gone. */
  close(): void {
    this.client.close()
  }
}
