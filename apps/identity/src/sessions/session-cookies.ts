import '@fastify/cookie'
import type { SessionResponse } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from './open-session'

/** The part of a session that only its cookie holds. */
type KeptSession = Pick<OpenedSession, 'refreshToken' | 'refreshExpiresAt'>

const yearSeconds = 365 * 24 * 3_600

/**
 * What a browser keeps of a login, out of scripts' reach and never sent from another site: the refresh token, to the
 * one path that reads it, and which accounts are known on this device, to both addresses of the login.
 */
export class SessionCookies {
  private readonly secure: boolean
  private readonly refreshName: string
  private readonly deviceName: string

  /** @param publicUrl over https cookies are `Secure`, and their names bind the browser to it (RFC 6265bis §4.1.3) */
  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:')
    this.refreshName = `${this.secure ? '__Secure-' : ''}originseal-refresh`
    this.deviceName = `${this.secure ? '__Host-' : ''}originseal-device`
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.refreshName]
  }

  write(reply: FastifyReply, session: KeptSession): void {
    const expires = session.refreshExpiresAt
    void reply.setCookie(this.refreshName, session.refreshToken, {
      ...this.attributes,
      path: '/api/auth',
      expires,
    })
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.refreshName, { ...this.attributes, path: '/api/auth' })
  }

  readDevice(request: FastifyRequest): string | undefined {
    return request.cookies[this.deviceName]
  }

  writeDevice(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.deviceName, value, { ...this.attributes, path: '/', maxAge: yearSeconds })
  }

  /** Puts the refresh token into its cookie, and gives what the page may read. */
  answer(reply: FastifyReply, session: SessionResponse & KeptSession): SessionResponse {
    this.write(reply, session)
    return { token: session.token, user: session.user }
  }

  private get attributes() {
    return { httpOnly: true, sameSite: 'strict', secure: this.secure } as const
  }
}
