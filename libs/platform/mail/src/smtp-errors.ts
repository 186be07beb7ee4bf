import { MailRefused } from './mail-transport'

/** Together shorter than the time of a try. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
}

/** Servers repeat the address in what they say, so their words stay out of errors and logs. */
export function toPlainError({ code = 'unknown', responseCode }: SmtpError): Error {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  // RFC 5321 §4.2.1: 5yz is permanent. What is said at the greeting or the login is our matter, and may be mended.
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) {
    return new MailRefused(`${code} ${responseCode}`)
  }
  return new Error(`the SMTP server did not take a mail: ${[code, responseCode].join(' ').trim()}`)
}
