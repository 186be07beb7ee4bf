import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf } from './envelope'
import type { PostOffice, WrittenMail } from './post-office'

const note = '.json'

/** A mail as the page of this machine shows it. */
export type NotedMail = Pick<WrittenMail, 'id' | 'accountId' | 'to' | 'subject' | 'text' | 'language'> & {
  readonly writtenAt: string
}

/**
 * Where no SMTP server is: each mail is a file that mail programs open (`<id>.eml`), with a note beside it for the
 * page that shows them (`<id>.json`). A mail delivered again is the same file again.
 */
export class FolderPostOffice implements PostOffice {
  private readonly printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor(private readonly options: { folder: string; from: string; publicUrl: string }) {}

  async deliver(mail: WrittenMail): Promise<void> {
    const { message } = await this.printer.sendMail(envelopeOf(mail, this.options))
    const { id, accountId, to, subject, text, language } = mail
    const noted: NotedMail = {
      id,
      accountId,
      to,
      subject,
      text,
      language,
      writtenAt: mail.writtenAt.toISOString(),
    }
    await mkdir(this.options.folder, { recursive: true, mode: 0o700 })
    await this.write(`${id}.eml`, message as Buffer)
    await this.write(`${id}${note}`, JSON.stringify(noted))
  }

  /** The latest first. */
  async list(): Promise<NotedMail[]> {
    const names = await this.names()
    const mails = await Promise.all(names.map((name) => this.read(name)))
    return mails.flatMap((mail) => mail ?? []).sort((a, b) => b.writtenAt.localeCompare(a.writtenAt))
  }

  async forget(accountId: string): Promise<void> {
    for (const mail of await this.list()) {
      if (mail.accountId !== accountId) continue
      // The note last: while it is there, what is left is found again.
      await rm(join(this.options.folder, `${mail.id}.eml`), { force: true })
      await rm(join(this.options.folder, `${mail.id}${note}`), { force: true })
    }
  }

  async close(): Promise<void> {
    this.printer.close()
  }

  private async write(name: string, content: string | Buffer): Promise<void> {
    const path = join(this.options.folder, name)
    await writeFile(`${path}.new`, content, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }

  private async names(): Promise<string[]> {
    try {
      return (await readdir(this.options.folder)).filter((name) => name.endsWith(note))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  /** Undefined if it was removed meanwhile. */
  private async read(name: string): Promise<NotedMail | undefined> {
    try {
      return JSON.parse(await readFile(join(this.options.folder, name), 'utf8')) as NotedMail
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}
