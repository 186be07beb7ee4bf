import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Problem } from '@originseal/http'
import type { FastifyRequest } from 'fastify'

/** Fetch Metadata (W3C): what the browser itself says of who sent a request; others send no such header. */
const foreign = new Set(['cross-site', 'same-site'])

/**
 * No other site may log anybody in or out, or refresh for them, with their cookies: SameSite=Strict already keeps the
 * cookies away, this keeps the request away, from sister domains as well.
 */
@Injectable()
export class OwnSiteGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const site = context.switchToHttp().getRequest<FastifyRequest>().headers['sec-fetch-site']
    if (typeof site === 'string' && foreign.has(site)) throw new Problem('NOT_ALLOWED')
    return true
  }
}
