import { connect } from 'node:net'

/** Metadata, version 0, for all topics: api key (2 bytes), version (2), correlation (4), client id, topics (none: all). */
const request = Buffer.from([0, 3, 0, 0, 0, 0, 0, 1, 0xff, 0xff, 0, 0, 0, 0])

/** Length (4 bytes) and correlation (4) stand before the number of brokers (4). */
const COUNT_AT = 8

/**
 * How many brokers a Kafka node names to its clients: none while it starts, though it listens. The one question is
 * asked in the protocol's bytes (kafka.apache.org/protocol), since a client library belongs to the services.
 * @throws Error when it does not answer within 5 s
 */
export function countBrokers(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 5_000 })
    let answer = Buffer.alloc(0)
    const end = (settle: () => void) => {
      socket.destroy()
      settle()
    }
    socket.once('connect', () => {
      const length = Buffer.alloc(4)
      length.writeInt32BE(request.length)
      socket.write(Buffer.concat([length, request]))
    })
    socket.on('data', (bytes) => {
      answer = Buffer.concat([answer, bytes])
      if (answer.length >= COUNT_AT + 4) end(() => resolve(answer.readInt32BE(COUNT_AT)))
    })
    socket.once('timeout', () => end(() => reject(new Error('Kafka does not answer'))))
    socket.once('error', (error) => end(() => reject(error)))
    socket.once('close', () => reject(new Error('Kafka closed the connection')))
  })
}
