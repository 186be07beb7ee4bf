import { EgressGuard, egressPolicy, isEgressError, parseEgressAllow } from '@originseal/egress'
import type { ProviderKeys } from '@originseal/provider-keys'
import { createTransport, type Transporter } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { readSmtpUrl } from './smtp-address.rules'
import { smtpTimeouts } from './smtp-errors'

export type SmtpPool = Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>

/** Submission with TLS from the start (RFC 8314), submission (RFC 6409), and between servers. */
const smtpPorts: ReadonlySet<number> = new Set([25, 465, 587, 2525])

/** Who is called for mail servers that somebody has typed. */
export const smtpGuard = (egressAllow: string): EgressGuard =>
  new EgressGuard(egressPolicy({ allow: parseEgressAllow(egressAllow), ports: smtpPorts }))

/**
 * The way to a server that an administrator has typed: to checked addresses only, and encrypted, as a password goes there.
 * Nothing else of its address is heeded, since nodemailer reads any of its options out of one.
 * @throws EgressDenied, or Error for an address of another form
 */
export function typedServer(guard: EgressGuard, url: string): SMTPPool.Options {
  const address = readSmtpUrl(url)
  if (!address) throw new Error('the address of the mail server has another form')
  const { host, port, isSecure, user, password } = address
  const { allowed } = guard.judgeHost(host, port)
  return {
    pool: true,
    host,
    port,
    secure: isSecure,
    // A server of this machine, as in a test, may be plain.
    requireTLS: !isSecure && !allowed,
    ...(user !== undefined && { auth: { user, pass: password } }),
    getSocket: (_options, callback) => {
      guard.dial(host, port, AbortSignal.timeout(smtpTimeouts.connectionTimeout)).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      )
    },
    ...smtpTimeouts,
  }
}

/**
 * The mail server of now: the environment's, which may stand in a network of one's own, else the vault's, which is called
 * the guarded way. Its connections are kept until another takes its place.
 */
export class SmtpServer {
  private open: { readonly url: string; readonly pool: SmtpPool } | undefined

  constructor(
    private readonly name: 'SMTP_URL' | 'NOTICE_SMTP_URL',
    private readonly keys: Pick<ProviderKeys, 'fromEnvironment' | 'fromVault' | 'noteUse'>,
    private readonly guard: EgressGuard,
  ) {}

  /** To look whether there is one is no use of it. */
  get isSet(): boolean {
    return this.url !== undefined
  }

  /** For a mail that is sent now: the key counts as used. Undefined as long as there is no server. */
  use(): SmtpPool | undefined {
    const own = this.keys.fromEnvironment(this.name)
    const { url } = this
    if (url !== this.open?.url) this.close()
    if (url === undefined) return undefined
    this.keys.noteUse(this.name)
    this.open ??= {
      url,
      pool: createTransport({
        maxConnections: 3,
        ...(own === undefined ? typedServer(this.guard, url) : { url, pool: true, ...smtpTimeouts }),
      }),
    }
    return this.open.pool
  }

  private get url(): string | undefined {
    return this.keys.fromEnvironment(this.name) ?? this.keys.fromVault(this.name)
  }

  /** Lets what is being sent end. */
  close(): void {
    this.open?.pool.close()
    this.open = undefined
  }
}

/** A server that does not change. */
export const fixedSmtpServer = (url: string): SmtpServer =>
  new SmtpServer(
    'SMTP_URL',
    { fromEnvironment: () => url, fromVault: () => undefined, noteUse: () => undefined },
    smtpGuard(''),
  )

/** What came of a server's answer to EHLO and, where the address has a name, of the login. */
export type SmtpTrial =
  | { readonly result: 'works' }
  | { readonly result: 'refused' | 'unreachable'; readonly code: string }

/** Greets a server that was typed, logs in and goes; no mail is sent. Nothing of its words is told but the code. */
export async function trySmtpServer(guard: EgressGuard, url: string): Promise<SmtpTrial> {
  const pool = createTransport({ ...typedServer(guard, url), maxConnections: 1 })
  try {
    await pool.verify()
    return { result: 'works' }
  } catch (error) {
    if (isEgressError(error)) return { result: 'unreachable', code: error.code }
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
    const isRefusal = code === 'EAUTH' || code === 'ENOAUTH'
    return { result: isRefusal ? 'refused' : 'unreachable', code: [code, responseCode].join(' ').trim() }
  } finally {
    pool.close()
  }
}
