import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The refresh token's cookie: out of scripts' reach, sent to the one path that reads it, never from another site. */
export class SessionCookies {
  private readonly secure: boolean
  private readonly name: string

  /** @param publicUrl over https the cookie is `Secure`, and its name says so to the browser */
  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:')
    this.name = `${this.secure ? '__Secure-' : ''}originseal-refresh`
  }

  write(reply: FastifyReply, session: { refreshToken: string; refreshExpiresAt: Date }): void {
    void reply.setCookie(this.name, session.refreshToken, {
      ...this.attributes,
      expires: session.refreshExpiresAt,
    })
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes)
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name]
  }

  private get attributes() {
    return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: this.secure } as const
  }
}
