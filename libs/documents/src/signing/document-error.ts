export type DocumentErrorCode =
  | 'PKCS12_UNREADABLE'
  | 'CERTIFICATE_UNREADABLE'
  | 'KEY_DOES_NOT_MATCH'
  | 'KEY_UNSUPPORTED'
  | 'CERTIFICATE_EXPIRED'
  | 'ALREADY_SIGNED'
  | 'SIGNATURE_TOO_LARGE'
  | 'TSA_UNREACHABLE'
  | 'TSA_REFUSED'
  | 'TSA_REPLY_INVALID'
  | 'PDF_UNREADABLE'
  | 'PICTURE_UNREADABLE'
  | 'LICENCE_INVALID'

/** Anything this library refuses to do; `code` is for programs, `message` for people. */
export class DocumentError extends Error {
  constructor(
    readonly code: DocumentErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'DocumentError'
  }
}
