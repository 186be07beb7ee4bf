import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const drainMs = 8_000
const sweepMs = 100

/**
 * A stopping process finishes the answers it has begun, but not for a client that never reads the rest.
 * Node closes idle connections once when it stops listening. Two kinds escape it and would hold us up: those that
 * fall idle later, their last answer given, and those that browsers open ahead of need and have said nothing on.
 */
@Injectable()
export class DrainDeadline
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly connections = new Set<Socket>()
  private closedAt?: number
  private sweeping?: NodeJS.Timeout

  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.server.on('connection', (socket: Socket) => {
      this.connections.add(socket)
      socket.once('close', () => this.connections.delete(socket))
    })
  }

  beforeApplicationShutdown(): void {
    this.sweeping = setInterval(() => this.sweep(), sweepMs)
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping)
  }

  private sweep(): void {
    // Until then loops come to their ends, and we still answer: nothing that was just asked may be cut off.
    if (this.server.listening) return
    this.closedAt ??= performance.now()
    if (performance.now() - this.closedAt > drainMs) this.server.closeAllConnections()
    this.server.closeIdleConnections()
    for (const socket of this.connections) {
      if (socket.bytesRead === 0) socket.destroy()
    }
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server
  }
}
