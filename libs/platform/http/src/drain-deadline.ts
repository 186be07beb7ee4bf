import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'

const drainMs = 8_000
const sweepMs = 100

/**
 * A stopping process finishes the answers it has begun, but not for a client that never reads the rest.
 * Node closes idle connections once when it stops listening; one that falls idle later, its last answer given,
 * would be held open until its keep-alive ends.
 */
@Injectable()
export class DrainDeadline implements BeforeApplicationShutdown, OnApplicationShutdown {
  private deadline?: NodeJS.Timeout
  private sweep?: NodeJS.Timeout

  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    this.deadline = setTimeout(() => server.closeAllConnections(), drainMs)
    this.sweep = setInterval(() => {
      if (!server.listening) server.closeIdleConnections()
    }, sweepMs)
  }

  onApplicationShutdown(): void {
    clearTimeout(this.deadline)
    clearInterval(this.sweep)
  }
}
