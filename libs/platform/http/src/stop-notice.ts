import { setTimeout as pause } from 'node:timers/promises'
import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import { Readiness } from '@originseal/runtime'
import type { FastifyInstance } from 'fastify'

/**
 * A process that is told to stop gives notice first: it is not ready any more, so that whoever spreads requests chooses
 * others, but for a while it answers everything as before, and every answer asks its caller to close the connection.
 * Only then does it take no new connections. Without a notice a request may meet a port that has just closed, or an
 * idle connection in the moment in which we end it; callers can't know whether such a request had its effect.
 */
@Injectable()
export class StopNotice implements OnModuleDestroy {
  private isGiven = false
  private lastsMs = 0

  constructor(private readonly readiness: Readiness) {}

  /** @param seconds that a notice lasts; longer than callers keep idle connections, and than balancers need to notice */
  watch(server: FastifyInstance, seconds: number): void {
    this.lastsMs = seconds * 1_000
    server.addHook('onRequest', (_request, reply, done) => {
      // On the raw answer: some are written by handlers themselves.
      if (this.isGiven) reply.raw.setHeader('connection', 'close')
      done()
    })
  }

  /** Nest calls this before anything else of a stop: loops, consumers and streams go on meanwhile. */
  async onModuleDestroy(): Promise<void> {
    this.isGiven = true
    this.readiness.leave()
    await pause(this.lastsMs)
  }
}
