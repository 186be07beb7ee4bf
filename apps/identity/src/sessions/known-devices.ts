import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** One browser serves a family: so many accounts know it as theirs, the latest first. */
const accountsPerDevice = 4
const entryPattern = /^[\w-]{22}\.[\w-]{43}$/

/**
 * Device cookies (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies'): they prove that somebody has logged
 * in to this account in this browser before, and open nothing. Each entry is `nonce.HMAC(account, nonce)`, so that the
 * cookie says to nobody whose it is.
 */
export class KnownDevices {
  constructor(private readonly key: Buffer) {}

  /** The device's name for this account, if the cookie proves one. */
  known(cookie: string | undefined, accountId: string): string | undefined {
    return entriesOf(cookie)
      .find((entry) => this.isOf(entry, accountId))
      ?.split('.')[0]
  }

  /** The cookie after a login to this account. */
  remember(cookie: string | undefined, accountId: string): string {
    const entries = entriesOf(cookie)
    const own = entries.find((entry) => this.isOf(entry, accountId)) ?? this.newEntry(accountId)
    const others = entries.filter((entry) => entry !== own)
    return [own, ...others].slice(0, accountsPerDevice).join('~')
  }

  private newEntry(accountId: string): string {
    const nonce = randomBytes(16).toString('base64url')
    return `${nonce}.${this.proof(nonce, accountId).toString('base64url')}`
  }

  private isOf(entry: string, accountId: string): boolean {
    const [nonce, proof] = entry.split('.') as [string, string]
    const given = Buffer.from(proof, 'base64url')
    const right = this.proof(nonce, accountId)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  private proof(nonce: string, accountId: string): Buffer {
    return createHmac('sha256', this.key).update(`${accountId}\n${nonce}`).digest()
  }
}

function entriesOf(cookie: string | undefined): string[] {
  const entries = cookie?.split('~').filter((entry) => entryPattern.test(entry)) ?? []
  return entries.slice(0, accountsPerDevice)
}
