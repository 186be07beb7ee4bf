/** The languages that mails are written in. */
export const mailLanguages = ['zh-TW', 'en'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** A mail to be sent, before it is written: which template, and what that one needs. */
export interface Mail {
  /** Whose mail it is: it goes with them. */
  readonly ownerId: string
  readonly to: string
  readonly language: MailLanguage
  readonly template: string
  /** As JSON can hold it. */
  readonly values: object
}

/** What a mail says, before it has a form. */
export interface MailText {
  readonly subject: string
  /** Above the link. */
  readonly paragraphs: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  /** Below the link. */
  readonly notes: readonly string[]
  /** Of mails that their reader may stop: the page that asks. */
  readonly unsubscribeUrl?: string
  /** Of the same mails: the address that takes the POST of a mail program (RFC 8058). */
  readonly oneClickUrl?: string
}

/** What is the same in every mail of a language. */
export interface MailFrame {
  readonly greeting: string
  readonly footer: readonly string[]
  /** Before the address that ends mails of the kind. */
  readonly unsubscribe: string
}

/** A service's templates: writes the text of a mail in its language. The same mail is written the same every time. */
export type WriteMailText<AnyMail extends Mail = Mail> = (mail: AnyMail, publicUrl: string) => MailText
