import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Observable } from 'rxjs'
import type { RequestWithCaller } from './access'
import { requestTo } from './endpoint-request'
import { endpointOf } from './endpoint-key'
import { Problem } from './problem'
import { TokenVerifier } from './token-verifier'

/** The header that bears the proof; read by Node in lower case. */
export const stepUpHeader = 'step-up'

/**
 * Lets a call through for which its caller was known once more. The proof names the operation and the idempotency key:
 * sent with another call it counts as none, and sent again with this one it has no further effect. What is not in the
 * expected format is said first, so that nobody proves themselves for nothing.
 */
@Injectable()
export class RequireStepUp implements NestInterceptor {
  constructor(private readonly tokens: TokenVerifier) {}

  /** @throws Problem STEP_UP_NEEDED with the operation, REQUEST_INVALID, IDEMPOTENCY_KEY_INVALID */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const endpoint = endpointOf(context)
    const http = context.switchToHttp().getRequest<FastifyRequest & RequestWithCaller>()
    const { caller, idempotencyKey } = requestTo(endpoint, http)
    const proof = http.headers[stepUpHeader]
    const operation = endpoint.name
    const isProven =
      caller !== undefined &&
      idempotencyKey !== undefined &&
      typeof proof === 'string' &&
      (await this.tokens.verifyStepUp(proof, caller, { operation, idempotencyKey })) !== undefined
    if (!isProven) throw new Problem('STEP_UP_NEEDED', { operation })
    return next.handle()
  }
}
