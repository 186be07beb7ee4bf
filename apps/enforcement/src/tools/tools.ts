import type { Signer } from '@originseal/documents'

/** Injection tokens of what is an interface or may be absent. */
export const OBJECTS = Symbol('ObjectStore')
export const SIGNING = Symbol('NoticeSigning')
export const MAIL_KEYS = Symbol('MailKeys')
export const MAIL_SETTINGS = Symbol('CaseMailSettings')
/** SmtpSubmission, or null where no server is set up. */
export const SUBMISSION = Symbol('SmtpSubmission | null')
export const RESOLVE_RECORDS = Symbol('ResolveRecords')

/** The signer of documents with the authority that stamps the time, where one is configured. */
export interface NoticeSigning {
  readonly signer: Signer
  readonly tsaUrl: string | undefined
}
