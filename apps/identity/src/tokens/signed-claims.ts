import { CompactSign, compactVerify } from 'jose'
import type { z } from 'zod'

/** Claims under a key of this service alone (JWS, HS256, RFC 7515), as the links of mails bear them. */
export class SignedClaims<Claims> {
  constructor(
    private readonly key: Uint8Array,
    private readonly claims: z.ZodType<Claims>,
  ) {}

  sign(content: Claims): Promise<string> {
    return new CompactSign(Buffer.from(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(this.key)
  }

  /** Undefined for what was changed, cut short or signed by somebody else: to whoever holds it that is the same. */
  async verify(token: string): Promise<Claims | undefined> {
    try {
      const { payload } = await compactVerify(token, this.key, { algorithms: ['HS256'] })
      return this.claims.parse(JSON.parse(Buffer.from(payload).toString('utf8')))
    } catch {
      return undefined
    }
  }
}
