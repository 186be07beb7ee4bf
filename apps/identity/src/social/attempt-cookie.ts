import '@fastify/cookie'
import type { SocialProvider } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Attempt } from './attempt'

const sealedAttempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

/** What the cookie is made with: 256 bits that all replicas share, how long an attempt may last, and whether it is https. */
export interface AttemptSeal {
  readonly key: Buffer
  readonly seconds: number
  readonly secure: boolean
}

/**
 * The attempt of one browser, kept by the browser itself: encrypted, so that it can neither be read nor made there
 * (JWE, A256GCM), with an end of its own. `Lax`, because the way back from the provider begins on another site.
 */
export class AttemptCookie {
  private readonly name: string

  constructor(
    private readonly provider: SocialProvider,
    private readonly seal: AttemptSeal,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.name = `${seal.secure ? '__Secure-' : ''}originseal-${provider}`
  }

  async keep({ state, nonce, verifier }: Attempt): Promise<void> {
    const ends = new Date(Date.now() + this.seal.seconds * 1_000)
    const sealed = await new EncryptJWT({ state, nonce, verifier })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(this.provider)
      .setExpirationTime(ends)
      .encrypt(this.seal.key)
    void this.reply.setCookie(this.name, sealed, { ...this.attributes, expires: ends })
  }

  /** The attempt, once: the browser is told to forget it. Undefined: none, not ours, or too old. */
  async take(): Promise<Attempt | undefined> {
    const sealed = this.request.cookies[this.name]
    void this.reply.clearCookie(this.name, this.attributes)
    if (sealed === undefined) return undefined
    const opened = await jwtDecrypt(sealed, this.seal.key, {
      audience: this.provider,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    }).catch(() => undefined)
    const read = sealedAttempt.safeParse(opened?.payload)
    return read.success ? { provider: this.provider, ...read.data } : undefined
  }

  private get attributes() {
    const { secure } = this.seal
    return { path: `/api/auth/${this.provider}`, httpOnly: true, sameSite: 'lax', secure } as const
  }
}
