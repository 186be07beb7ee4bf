import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ties the token of the callback's address to the browser that the address was given to. */
export class BindingCookie {
  private readonly secure: boolean
  private readonly name: string

  /** @param publicUrl over https the cookie is `Secure`, and its name says so to the browser */
  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:')
    this.name = `${this.secure ? '__Secure-' : ''}originseal-login`
  }

  write(reply: FastifyReply, { binding, expiresAt }: { binding: string; expiresAt: Date }): void {
    void reply.setCookie(this.name, binding, { ...this.attributes, expires: expiresAt })
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name]
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes)
  }

  private get attributes() {
    return { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: this.secure } as const
  }
}
