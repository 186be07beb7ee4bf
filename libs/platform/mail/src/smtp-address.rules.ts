import { parseUrl } from '@originseal/contracts'

/** Where a mail server is, and who we are to it. */
export interface SmtpAddress {
  readonly host: string
  readonly port: number
  /** TLS from the start. */
  readonly isSecure: boolean
  readonly user?: string
  readonly password?: string
}

const submissionPort = 587
const securePort = 465

/** Reads `smtps://user:password@host:465` or `smtp://host:587`; undefined for anything else, or with more behind it. */
export function readSmtpUrl(text: string): SmtpAddress | undefined {
  const url = parseUrl(text)
  if (!url || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '') return undefined
  if (url.pathname.length > 1 || url.search !== '' || url.hash !== '') return undefined
  if ((url.username === '') !== (url.password === '')) return undefined
  const isSecure = url.protocol === 'smtps:'
  const user = decoded(url.username)
  const password = decoded(url.password)
  if (user === undefined || password === undefined) return undefined
  return {
    host: url.hostname,
    port: url.port === '' ? (isSecure ? securePort : submissionPort) : Number(url.port),
    isSecure,
    ...(user !== '' && { user, password }),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
