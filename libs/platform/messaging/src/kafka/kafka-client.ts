import { Logger } from '@nestjs/common'
import { Kafka, logLevel, type ISocketFactory, type logCreator } from 'kafkajs'

const sayAgainMs = 10_000

/** While brokers are away the client says so several times a second: of equal lines one in ten seconds is enough. */
const toNest: logCreator = () => {
  const logger = new Logger('Kafka')
  const said = new Map<string, number>()
  return ({ level, namespace, log }) => {
    const line = [namespace, log.message, log['error']].filter(Boolean).join(': ')
    const now = Date.now()
    if (now - (said.get(line) ?? 0) < sayAgainMs) return
    if (said.size > 100) said.clear()
    said.set(line, now)
    // What a broker refuses is thrown, or passes with the next try: whoever asked says so.
    if (log.message.startsWith('Response ')) logger.debug(line)
    else if (level === logLevel.ERROR) logger.error(line)
    else logger.warn(line)
  }
}

/** A client that never waits without end: each request at most 10 s, three times more where a try can help. */
export function kafkaClient(brokers: string, clientId: string, socketFactory?: ISocketFactory): Kafka {
  return new Kafka({
    clientId,
    brokers: brokers.split(','),
    connectionTimeout: 3_000,
    requestTimeout: 10_000,
    enforceRequestTimeout: true,
    retry: { retries: 3, initialRetryTime: 300, maxRetryTime: 5_000 },
    logLevel: logLevel.WARN,
    logCreator: toNest,
    ...(socketFactory && { socketFactory }),
  })
}
