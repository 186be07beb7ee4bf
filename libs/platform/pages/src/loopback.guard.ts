import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'

const loopbackAddress = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Admits who sits at this machine. The socket counts, not what a header says of it; whatever came through a proxy is
 * refused. The name in `Host` keeps out DNS rebinding, the origin of a POST keeps out other sites' forms.
 */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (!isLocal(request)) throw new Problem('NOT_ALLOWED')
    return true
  }
}

function isLocal({ raw, headers, method }: FastifyRequest): boolean {
  if (!loopbackAddress.test(raw.socket.remoteAddress ?? '')) return false
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false
  if (!loopbackName.test(headers.host ?? '')) return false
  return method === 'GET' || headers.origin === undefined || headers.origin === `http://${headers.host}`
}
