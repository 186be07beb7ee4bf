import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a recipient's address says about a mail. */
export type AddressedTo =
  | { readonly kind: 'case'; readonly caseNumber: string }
  | { readonly kind: 'attempt'; readonly attemptId: string }

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const macLength = 10

/**
 * The addresses that answers come to: `case+zk-2611-001-{mac}@…` for people, `b+{attempt}-{mac}@…` for delivery reports
 * (VERP). The mac is 50 bits of an HMAC-SHA-256, so an address can be used by whom it was given to, and not be guessed.
 */
export class MailAddresses {
  constructor(
    private readonly key: Uint8Array,
    readonly domain: string,
  ) {}

  ofCase(caseNumber: string): string {
    return this.address(`case+${caseNumber.toLowerCase()}`)
  }

  ofAttempt(attemptId: string): string {
    return this.address(`b+${attemptId}`)
  }

  /** The same for every try, so that a repeat is known as one. */
  messageIdOf(attemptId: string): string {
    return `<${attemptId}@${this.domain}>`
  }

  /** Undefined for an address that we never gave to anybody. */
  read(address: string): AddressedTo | undefined {
    const [, said, mac, domain] = /^([^@]{1,60})-([a-z2-7]{10})@([^@]+)$/.exec(address.toLowerCase()) ?? []
    if (said === undefined || mac === undefined || domain !== this.domain) return undefined
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(said)))) return undefined
    const [kind, name] = said.split('+', 2)
    if (name === undefined) return undefined
    return kind === 'case' ? { kind, caseNumber: name.toUpperCase() } : { kind: 'attempt', attemptId: name }
  }

  private address(said: string): string {
    return `${said}-${this.mac(said)}@${this.domain}`
  }

  /** Base32 of RFC 4648, lower case. */
  private mac(said: string): string {
    const digest = createHmac('sha256', this.key).update(said).digest()
    return Array.from({ length: macLength }, (_, index) => {
      const bit = index * 5
      const pair = digest.readUInt16BE(bit >> 3)
      return alphabet[(pair >> (11 - (bit & 7))) & 31]
    }).join('')
  }
}
