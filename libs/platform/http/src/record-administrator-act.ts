import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { administratorActed } from '@originseal/contracts'
import { addToFirstTransaction, Transaction, type Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging/outbox'
import type { FastifyRequest } from 'fastify'
import { mergeMap, Observable } from 'rxjs'
import type { RequestWithCaller } from './access'
import { notingSubject, type Noted } from './act-subject'
import { administratorActOf, withSubject } from './administrator-act.rules'
import { networkOf } from './client-network.rules'
import { endpointOf } from './endpoint-key'

/**
 * Tells the audit log of a request to an administrators' endpoint, once. A command's act commits with the first transaction of its
 * handler, so that neither is without the other; one that is refused, or answered again under its key, leaves none. The act of a
 * view, or of a command that commits nothing itself, is committed before the answer is given: what can't be noted is not shown.
 */
@Injectable()
export class RecordAdministratorAct implements NestInterceptor {
  constructor(
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context)
    const http = context.switchToHttp().getRequest<FastifyRequest & RequestWithCaller>()
    const act = administratorActOf(endpoint, {
      id: crypto.randomUUID(),
      at: new Date(),
      caller: http.caller,
      network: networkOf(http.ip),
      params: http.params,
      query: http.query,
      body: http.body,
      requestId: String(http.id),
    })
    const noted: Noted = {}
    let writtenIn: Tx | undefined
    let isCommitted = false
    const record = async (tx: Tx): Promise<void> => {
      // The last transaction below is one of the handler's, too.
      if (tx === writtenIn) return
      writtenIn = tx
      await this.outbox.add(tx, administratorActed[endpoint.service], withSubject(act, noted))
      tx.afterCommit(() => {
        isCommitted = true
      })
    }
    return new Observable<unknown>((subscriber) => {
      const handle = () => next.handle().subscribe(subscriber)
      return notingSubject(noted, () =>
        endpoint.method === 'GET' ? handle() : addToFirstTransaction(record, handle),
      )
    }).pipe(
      mergeMap(async (answer: unknown) => {
        if (!isCommitted && !noted.isReplay) await this.transaction.run(record)
        return answer
      }),
    )
  }
}
