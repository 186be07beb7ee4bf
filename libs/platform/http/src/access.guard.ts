import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { accessKey, type Access, type RequestWithCaller } from './access'
import { admit } from './admission'
import { TokenVerifier } from './token-verifier'

/** Holds the caller against the route's `@Allow`. */
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
    request.caller = await admit(request, access, this.tokens)
    return true
  }
}
