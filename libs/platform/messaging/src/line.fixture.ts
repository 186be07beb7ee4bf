import { once } from 'node:events'
import { connect, createServer, Socket, type AddressInfo, type Server } from 'node:net'
import type { ISocketFactory } from 'kafkajs'

/** `refused`: connections break and no new one is taken. `silent`: they stay, and nothing comes through any more. */
export type Fault = 'refused' | 'silent'

/** The line between a client and its servers, which can be cut: a proxy in between, for each address that is called. */
export class Line {
  private readonly proxies = new Map<string, Server>()
  private readonly ends = new Set<Socket>()
  private readonly silenced: (() => void)[] = []
  private fault: Fault | undefined

  readonly socketFactory: ISocketFactory = ({ host, port, onConnect }) => {
    const socket = new Socket()
    void this.portTo(host, port).then((local) => socket.connect(local, '127.0.0.1', onConnect))
    return socket
  }

  /** @returns the port on 127.0.0.1 that leads to the server */
  async portTo(host: string, port: number): Promise<number> {
    const proxy = this.proxyTo(host, port)
    if (!proxy.listening) await once(proxy, 'listening')
    return (proxy.address() as AddressInfo).port
  }

  cut(fault: Fault): void {
    this.fault = fault
    for (const end of this.ends) {
      if (fault === 'refused') end.destroy()
      else end.pause()
    }
  }

  /** What was silent goes on where it was: what had been sent arrives late. */
  mend(): void {
    this.fault = undefined
    for (const end of this.ends) end.resume()
    for (const begin of this.silenced.splice(0)) begin()
  }

  async close(): Promise<void> {
    for (const end of this.ends) end.destroy()
    await Promise.all([...this.proxies.values()].map((proxy) => new Promise((done) => proxy.close(done))))
  }

  private proxyTo(host: string, port: number): Server {
    const address = `${host}:${port}`
    const known = this.proxies.get(address)
    if (known) return known
    const proxy = createServer((near) => {
      this.keep(near)
      const join = (): void => this.join(near, host, port)
      if (this.fault === 'refused') near.destroy()
      else if (this.fault === 'silent') this.silenced.push(join)
      else join()
    }).listen(0, '127.0.0.1')
    this.proxies.set(address, proxy)
    return proxy
  }

  private join(near: Socket, host: string, port: number): void {
    const far = connect(port, host)
    this.keep(far)
    near.on('data', (bytes) => void far.write(bytes)).once('close', () => far.destroy())
    far.on('data', (bytes) => void near.write(bytes)).once('close', () => near.destroy())
  }

  private keep(end: Socket): void {
    this.ends.add(end)
    end.on('error', () => undefined).once('close', () => this.ends.delete(end))
  }
}
