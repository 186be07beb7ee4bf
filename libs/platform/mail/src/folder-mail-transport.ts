import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport, OutgoingMail } from './mail-transport'
import { messageOf } from './message'

const noteSuffix = '.json'

/** A mail as the page of this machine shows it. */
export type StoredMail = Pick<OutgoingMail, 'id' | 'ownerId' | 'to' | 'subject' | 'text' | 'language'> & {
  readonly writtenAt: string
}

/**
 * Where no SMTP server is: each mail is a file that mail programs open (`<id>.eml`), with a note beside it for the
 * page that shows them (`<id>.json`). A mail delivered again is the same file again.
 */
export class FolderMailTransport implements MailTransport {
  readonly isSetUp = true
  private readonly printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor(private readonly options: { folder: string; from: string; publicUrl: string }) {}

  async deliver(mail: OutgoingMail): Promise<void> {
    const { message } = await this.printer.sendMail(messageOf(mail, this.options))
    const { id, ownerId, to, subject, text, language } = mail
    const stored: StoredMail = {
      id,
      ownerId,
      to,
      subject,
      text,
      language,
      writtenAt: mail.writtenAt.toISOString(),
    }
    await mkdir(this.options.folder, { recursive: true, mode: 0o700 })
    await this.write(`${id}.eml`, message as Buffer)
    await this.write(`${id}${noteSuffix}`, JSON.stringify(stored))
  }

  /** The latest first. */
  async list(): Promise<StoredMail[]> {
    const names = await this.names()
    const mails = await Promise.all(names.map((name) => this.read(name)))
    return mails.flatMap((mail) => mail ?? []).sort((a, b) => b.writtenAt.localeCompare(a.writtenAt))
  }

  async forget(ownerId: string): Promise<void> {
    for (const mail of await this.list()) {
      if (mail.ownerId !== ownerId) continue
      // The note last: while it is there, what is left is found again.
      await rm(join(this.options.folder, `${mail.id}.eml`), { force: true })
      await rm(join(this.options.folder, `${mail.id}${noteSuffix}`), { force: true })
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
      return (await readdir(this.options.folder)).filter((name) => name.endsWith(noteSuffix))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  /** Undefined if it was removed meanwhile. */
  private async read(name: string): Promise<StoredMail | undefined> {
    try {
      return JSON.parse(await readFile(join(this.options.folder, name), 'utf8')) as StoredMail
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}
