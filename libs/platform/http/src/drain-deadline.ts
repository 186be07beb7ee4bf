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
  private deadline?: NodeJS.Timeout
  private sweeping?: NodeJS.Timeout

  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.server.on('connection', (socket: Socket) => {
      this.connections.add(socket)
      socket.once('close', () => this.connections.delete(socket))
    })
  }

  beforeApplicationShutdown(): void {
    this.deadline = setTimeout(() => this.server.closeAllConnections(), drainMs)
    this.sweeping = setInterval(() => this.sweep(), sweepMs)
  }

  onApplicationShutdown(): void {
    clearTimeout(this.deadline)
    clearInterval(this.sweeping)
  }

  private sweep(): void {
    if (this.server.listening) return
    this.server.closeIdleConnections()
    for (const socket of this.connections) {
      if (socket.bytesRead === 0) socket.destroy()
    }
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server
  }
}
