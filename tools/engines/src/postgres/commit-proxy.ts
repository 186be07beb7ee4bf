import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What becomes of a COMMIT; the client's connection ends in each case, without an answer.
 * - `answer lost`: the server commits.
 * - `never sent`: the server rolls back.
 * - `sent late`: the server commits when the client has long seen its connection end.
 */
export type CommitFault = 'answer lost' | 'never sent' | 'sent late'

export interface CommitProxy {
  /** The address of the database through the proxy. */
  readonly url: string
  /**
   * Asked at each COMMIT, with the statements of its transaction; undefined lets it pass, which it does until a test or
   * a tool says otherwise.
   */
  faultOf: (statements: readonly string[]) => CommitFault | undefined
  /** True: connections end, and no new ones are taken. */
  isAway: boolean
  /** Faults so far. */
  readonly faults: number
  close(): Promise<void>
}

const lateMs = 400

/**
 * Stands between a service and PostgreSQL and reads the client's messages (protocol 3.0, without TLS): the first has no
 * type, each later one is a type byte, a length and a body; a simple query is `Q` with the SQL and a zero byte.
 * @param url of the database itself
 */
export async function startCommitProxy(url: string): Promise<CommitProxy> {
  const server = new URL(url)
  const open = new Set<Socket>()
  let faults = 0
  let isAway = false
  const listener = createServer((client) => {
    if (isAway) return client.destroy()
    const upstream = connect({ host: server.hostname, port: Number(server.port || 5432) })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.once('close', () => open.delete(one))
    }
    client.once('close', () => upstream.end())
    upstream.once('close', () => client.destroy())
    upstream.on('data', (bytes) => client.write(bytes))
    const messages = new ClientMessages()
    let statements: string[] = []
    client.on('data', (bytes) => {
      for (const message of messages.read(bytes)) {
        const sql = sqlOf(message)
        if (sql === 'START TRANSACTION') statements = []
        if (sql !== undefined) statements.push(sql)
        const fault = sql === 'COMMIT' ? proxy.faultOf(statements) : undefined
        if (fault === undefined) {
          upstream.write(message)
          continue
        }
        faults += 1
        open.delete(upstream) // what is sent reaches the server also when the rest of the proxy is away
        void inflict(fault, message, client, upstream)
        return
      }
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((listener.address() as AddressInfo).port)
  const proxy: CommitProxy = {
    url: proxied.href,
    faultOf: () => undefined,
    get isAway() {
      return isAway
    },
    set isAway(away) {
      isAway = away
      if (away) for (const socket of open) socket.destroy()
    },
    get faults() {
      return faults
    },
    async close() {
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
  return proxy
}

async function inflict(fault: CommitFault, commit: Buffer, client: Socket, upstream: Socket): Promise<void> {
  client.removeAllListeners('data')
  upstream.removeAllListeners('data')
  client.removeAllListeners('close')
  if (fault === 'never sent') {
    client.destroy()
    upstream.destroy()
    return
  }
  if (fault === 'sent late') {
    client.destroy()
    await pause(lateMs)
  }
  upstream.once('data', () => {
    client.destroy()
    upstream.destroy()
  })
  upstream.write(commit)
}

/** Of a simple query (Q: SQL) or of one with parameters (P: name, SQL, types), each text ending with a zero byte. */
function sqlOf(message: Buffer): string | undefined {
  const texts = message.subarray(5).toString().split('\0')
  if (message[0] === 'Q'.charCodeAt(0)) return texts[0]
  return message[0] === 'P'.charCodeAt(0) ? texts[1] : undefined
}

/** Cuts what a client sends into messages. */
class ClientMessages {
  private rest: Buffer = Buffer.alloc(0)
  private isStarted = false

  read(bytes: Buffer): Buffer[] {
    this.rest = Buffer.concat([this.rest, bytes])
    const messages: Buffer[] = []
    for (;;) {
      const typeBytes = this.isStarted ? 1 : 0
      if (this.rest.length < typeBytes + 4) return messages
      const length = typeBytes + this.rest.readInt32BE(typeBytes)
      if (this.rest.length < length) return messages
      this.isStarted = true
      messages.push(this.rest.subarray(0, length))
      this.rest = this.rest.subarray(length)
    }
  }
}
