import { MailRefused, MailUnanswered } from './mail-transport'

/** Together shorter than the time of a try. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  /** Of a socket: what the system said. */
  readonly originalCode?: string
  /** Of a timeout: in which phase it was. */
  readonly timeoutType?: string
}

/** Servers repeat the address in what they say, so their words stay out of errors and logs. */
export function toPlainError(error: SmtpError): Error {
  const { code = 'unknown', responseCode } = error
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  // RFC 5321 §4.2.1: 5yz is permanent. What is said at the greeting or the login is our matter, and may be mended.
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) {
    return new MailRefused(`${code} ${responseCode}`)
  }
  if (responseCode === undefined && mayHaveArrived(error)) return new MailUnanswered(code)
  return new Error(`the SMTP server did not take a mail: ${[code, responseCode].join(' ').trim()}`)
}

/** The system says of these that no connection came about. */
const unconnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ENOTFOUND'])

/** Where a connection that stood has ended without an answer, the message may have been handed over whole. */
function mayHaveArrived({ code, originalCode = '', timeoutType }: SmtpError): boolean {
  if (code === 'ETIMEDOUT') return timeoutType === 'SOCKET_TIMEOUT'
  return code === 'ECONNECTION' || (code === 'ESOCKET' && !unconnected.has(originalCode))
}
