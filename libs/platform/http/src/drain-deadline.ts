import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'

const drainMs = 8_000

/** A stopping process finishes the answers it has begun, but not for a client that never reads the rest. */
@Injectable()
export class DrainDeadline implements BeforeApplicationShutdown, OnApplicationShutdown {
  private timer?: NodeJS.Timeout

  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    this.timer = setTimeout(() => server.closeAllConnections(), drainMs)
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer)
  }
}
