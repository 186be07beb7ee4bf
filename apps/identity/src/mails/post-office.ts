/** A mail as it goes out. */
export interface WrittenMail {
  /** Random; the same for every try, and part of the Message-ID, so that a repeated delivery is known as one. */
  readonly id: string
  readonly accountId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  readonly writtenAt: Date
}

/** Carries mails to whom they are for: an SMTP server, or a folder of this machine where there is none. */
export interface PostOffice {
  /** Resolves when somebody else is responsible. @throws MailRefused where no later try can succeed */
  deliver(mail: WrittenMail): Promise<void>
  /** Removes what is still here of an account's mails. */
  forget(accountId: string): Promise<void>
  close(): Promise<void>
}

export const POST_OFFICE = Symbol('PostOffice')

/** The address does not exist, or will never take this mail. Says a code and no address, so that logs may have it. */
export class MailRefused extends Error {
  constructor(readonly code: string) {
    super(`refused for good: ${code}`)
    this.name = 'MailRefused'
  }
}

/** `<mail's id@our host>` */
export const messageIdOf = ({ id }: Pick<WrittenMail, 'id'>, publicUrl: string): string =>
  `<${id}@${new URL(publicUrl).hostname}>`
