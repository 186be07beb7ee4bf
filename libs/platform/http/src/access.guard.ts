import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { mayDo } from '@originseal/contracts'
import { accessKey, type Access, type RequestWithCaller } from './access'
import { Problem } from './problem'
import { TokenVerifier } from './token-verifier'

/** Reads the bearer token and holds the caller against the route's `@Allow`. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ])
    if (access === undefined) throw new Error('a route without @Allow')
    if (access === 'internal') return true
    const request = context.switchToHttp().getRequest<RequestWithCaller>()
    const token = bearerToken(request)
    request.caller = token === undefined ? undefined : await this.tokens.verify(token)
    if (access === 'anyone') return true
    if (!request.caller) throw new Problem(token === undefined ? 'NOT_SIGNED_IN' : 'TOKEN_INVALID')
    if (!mayDo(request.caller.role, access)) throw new Problem('NOT_ALLOWED')
    return true
  }
}

function bearerToken(request: RequestWithCaller): string | undefined {
  const header = request.headers['authorization']
  const match = typeof header === 'string' ? /^Bearer ([\w.~+/=-]+)$/i.exec(header) : null
  return match?.[1]
}
