import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FolderMailTransport, StoredMail } from '@originseal/mail'
import { MAIL_FOLDER } from '@originseal/mail'
import { until } from '@originseal/testing'
import type { RunningEnforcement } from '../enforcement.harness'

/** Somebody who has the link of a page, and a mailbox; each comes from a network of their own. */
export class MailedRespondent {
  readonly address: string
  readonly network: string

  constructor(
    private readonly enforcement: RunningEnforcement,
    private readonly url: string,
    readonly page: string,
    more: { readonly address?: string; readonly network?: string } = {},
  ) {
    const { address = `planted-${crypto.randomUUID()}@shop.example`, network = randomNetwork() } = more
    this.address = address
    this.network = network
  }

  read(language = 'en'): Promise<Response> {
    return fetch(`${this.url}${this.page}?lang=${language}`)
  }

  /** Sends a form of the page, as a browser without scripts does. */
  async sends(fields: Record<string, string>, language = 'en'): Promise<Response> {
    const form = /name="form" value="([^"]+)"/u.exec(await (await this.read(language)).text())?.[1] ?? ''
    return fetch(`${this.url}${this.page}?lang=${language}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': this.network },
      body: new URLSearchParams({ form, ...fields }),
      redirect: 'manual',
    })
  }

  asks(address = this.address, language?: string): Promise<Response> {
    return this.sends({ do: 'ask-mails', address }, language)
  }

  /** The latest that was sent to the mailbox. */
  async code(): Promise<string> {
    await until(async () => (await this.mails()).length > 0, { what: 'the code' })
    const [latest] = await this.mails()
    return /^[0-9A-Z]{8}$/mu.exec(latest?.text ?? '')?.[0] ?? ''
  }

  async confirms(language?: string): Promise<void> {
    expect((await this.asks(this.address, language)).status).toBe(303)
    expect((await this.sends({ do: 'confirm-mails', code: await this.code() }, language)).status).toBe(303)
  }

  /** To the mailbox, the latest first. */
  async mails(): Promise<StoredMail[]> {
    return (await this.folder.list()).filter(({ to }) => to === this.address)
  }

  /** As it would go out, with its headers. */
  raw({ id }: StoredMail, folder: string): Promise<string> {
    return readFile(join(folder, `${id}.eml`), 'utf8')
  }

  /** Lets the minutes be over in which news is collected. */
  async isTold(): Promise<void> {
    await this.enforcement.rows(
      "UPDATE job SET due_at = now() WHERE kind IN ('respondent-mails.tell', 'mails.send') AND state = 'waiting'",
    )
    await until(
      async () =>
        (
          await this.enforcement.rows(
            "SELECT FROM job WHERE kind IN ('respondent-mails.tell', 'mails.send') AND state <> 'parked'",
          )
        ).length === 0,
      { what: 'news to be told' },
    )
  }

  /** News that no mail has told of. */
  async waits(): Promise<number> {
    return (
      await this.enforcement.rows(
        "SELECT FROM job WHERE kind = 'respondent-mails.tell' AND state = 'waiting'",
      )
    ).length
  }

  private get folder(): FolderMailTransport {
    return this.enforcement.app.get<FolderMailTransport>(MAIL_FOLDER, { strict: false })
  }
}

const oneOf = (many: number): number => Math.floor(Math.random() * many)
/** Of a range that is nobody's (RFC 2544). */
const randomNetwork = (): string => `198.${18 + oneOf(2)}.${oneOf(256)}.${oneOf(256)}`
