import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Lets in who sits at this machine: the connection comes from it, was forwarded by nobody, and was opened under one of
 * its own names, so that no page of a stranger can have its name point here (DNS rebinding).
 */
@Injectable()
export class LocalOnlyGuard implements CanActivate {
  /** @throws Problem NOT_FOUND */
  canActivate(context: ExecutionContext): boolean {
    const { raw } = context.switchToHttp().getRequest<FastifyRequest>()
    const { host, forwarded, 'x-forwarded-for': forwardedFor } = raw.headers
    const isForwarded = forwarded !== undefined || forwardedFor !== undefined
    const isLocal = loopback.test(raw.socket.remoteAddress ?? '') && localHost.test(host ?? '')
    if (isForwarded || !isLocal) throw new Problem('NOT_FOUND')
    return true
  }
}
