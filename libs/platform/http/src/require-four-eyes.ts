import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { dailyShareOf, needsFourEyes } from '@originseal/contracts'
import { addToFirstTransaction, type Tx } from '@originseal/database'
import type { FastifyRequest } from 'fastify'
import { Observable } from 'rxjs'
import type { RequestWithCaller } from './access'
import { DailySums } from './daily-sums'
import { requestTo } from './endpoint-request'
import { endpointOf } from './endpoint-key'
import { Problem } from './problem'
import { requestDigest } from './request-digest'
import { TokenVerifier } from './token-verifier'

/** The header that bears the proof of an approval; read by Node in lower case. */
const fourEyesHeader = 'four-eyes'

/**
 * Lets a call through that another administrator has approved, where the endpoint's definition demands it: for its own size,
 * or for what this administrator has done alone today. The proof names
 * the operation, the idempotency key and the digest of the request: sent with another one it counts as none, and sent
 * again with this one it has no further effect. Asked before the step-up: nobody proves themselves for what has to wait.
 */
@Injectable()
export class RequireFourEyes implements NestInterceptor {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly sums: DailySums,
  ) {}

  /** @throws Problem FOUR_EYES_NEEDED with operation and digest, REQUEST_INVALID, IDEMPOTENCY_KEY_INVALID */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const endpoint = endpointOf(context)
    const http = context.switchToHttp().getRequest<FastifyRequest & RequestWithCaller>()
    const { caller, idempotencyKey, body } = requestTo(endpoint, http)
    const isLarge = needsFourEyes(endpoint, body)
    const share = dailyShareOf(endpoint, body)
    if (!isLarge && !share) return next.handle()
    const operation = endpoint.name
    const digest = requestDigest(endpoint, http)
    const proof = http.headers[fourEyesHeader]
    const isApproved =
      caller !== undefined &&
      idempotencyKey !== undefined &&
      typeof proof === 'string' &&
      (await this.tokens.verifyFourEyes(proof, caller, { operation, idempotencyKey, digest }))
    if (isApproved) return next.handle()
    const refusal = new Problem('FOUR_EYES_NEEDED', { operation, digest })
    const by = caller?.userId
    if (isLarge || !share || by === undefined) throw refusal
    // Counted and judged with the act itself: a refused one adds nothing, and one that was done is answered again.
    const count = async (tx: Tx): Promise<void> => {
      if (!(await this.sums.add(tx, by, share))) throw refusal
    }
    return new Observable((subscriber) =>
      addToFirstTransaction(count, () => next.handle().subscribe(subscriber)),
    )
  }
}
