/** A mail as it goes out. */
export interface OutgoingMail {
  /** Random; the same for every try, and part of the Message-ID, so that a repeated delivery is known as one. */
  readonly id: string
  /** Whose mail it is: what is kept of it goes with them. */
  readonly ownerId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
  readonly writtenAt: Date
  /** See {@link MailText.oneClickUrl}. */
  readonly oneClickUrl?: string | undefined
}

/** Carries mails to whom they are for: by an SMTP server, or into a folder of this machine where there is none. */
export interface MailTransport {
  /** Whether there is a way now; it can be set up and withdrawn while the process runs. */
  readonly isSetUp: boolean
  /** Resolves when somebody else is responsible. @throws MailRefused where no later try can succeed */
  deliver(mail: OutgoingMail): Promise<void>
  /** Removes what is still here of an owner's mails. */
  forget(ownerId: string): Promise<void>
  close(): Promise<void>
}

export const MAIL_TRANSPORT = Symbol('MailTransport')
/** FolderMailTransport, or null where no folder is named. */
export const MAIL_FOLDER = Symbol('FolderMailTransport | null')

/** The address does not exist, or will never take this mail. Says a code and no address, so that logs may have it. */
export class MailRefused extends Error {
  constructor(readonly code: string) {
    super(`refused for good: ${code}`)
    this.name = 'MailRefused'
  }
}

/** The server may have taken the mail: the connection was lost before it said so. Says a code and no address. */
export class MailUnanswered extends Error {
  constructor(readonly code: string) {
    super(`the SMTP server may have taken a mail: ${code}`)
    this.name = 'MailUnanswered'
  }
}
