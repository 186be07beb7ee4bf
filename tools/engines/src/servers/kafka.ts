import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EnginesFolder } from './engines-folder'
import { countBrokers } from './kafka-brokers'
import { kafkaProgram } from './kafka-program'
import type { Server } from './server'

const LOGGING = `log4j.rootLogger=WARN, stdout
log4j.appender.stdout=org.apache.log4j.ConsoleAppender
log4j.appender.stdout.layout=org.apache.log4j.PatternLayout
log4j.appender.stdout.layout.ConversionPattern=%d{ISO8601} %p %m (%c)%n
log4j.logger.kafka.server.KafkaRaftServer=INFO
`

/** One node that is broker and controller (KRaft), for one machine; topics are declared, so none makes itself. */
const properties = (folder: string, port: number, controller: number) => ({
  'process.roles': 'broker,controller',
  'node.id': 1,
  'controller.quorum.voters': `1@127.0.0.1:${controller}`,
  listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
  'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
  'controller.listener.names': 'CONTROLLER',
  'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
  'inter.broker.listener.name': 'PLAINTEXT',
  'log.dirs': join(folder, 'data'),
  'auto.create.topics.enable': false,
  'default.replication.factor': 1,
  'min.insync.replicas': 1,
  'offsets.topic.replication.factor': 1,
  'offsets.topic.num.partitions': 8,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  'group.initial.rebalance.delay.ms': 0,
  // A crash must take back nothing that was acknowledged; with one node nobody else has it.
  'log.flush.interval.messages': 1,
  'log.cleaner.dedupe.buffer.size': 16_777_216,
})

const text = (values: Record<string, string | number | boolean>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('')

/** Apache Kafka, one node, in 512 MiB of heap. */
export async function kafkaServer(data: EnginesFolder): Promise<Server<'kafka'>> {
  const port = await data.port('kafka', 9092)
  const controller = await data.port('kafka-controller', 9093)
  const folder = data.folder('kafka')
  const [settings, logging] = [join(folder, 'server.properties'), join(folder, 'log4j.properties')]
  let java: (main: string, args: string[]) => string[] = () => []

  const format = async () => {
    const id = randomBytes(16).toString('base64url')
    const [command = '', ...args] = java('kafka.tools.StorageTool', ['-Xmx128m'])
    await promisify(execFile)(command, [...args, 'format', '--cluster-id', id, '--config', settings])
  }
  return {
    name: 'kafka',
    endpoint: { brokers: `127.0.0.1:${port}` },
    async install(say) {
      java = await kafkaProgram(say)
    },
    async launch() {
      writeFileSync(settings, text(properties(folder, port, controller)))
      writeFileSync(logging, LOGGING)
      if (!existsSync(join(folder, 'data', 'meta.properties'))) await format()
      const options = [
        '-Xms128m',
        '-Xmx512m',
        '-XX:+ExitOnOutOfMemoryError',
        `-Dlog4j.configuration=file:${logging}`,
      ]
      const [command = '', ...args] = java('kafka.Kafka', options)
      return { command, args: [...args, settings], cwd: folder }
    },
    isReady: async () => (await countBrokers('127.0.0.1', port)) > 0,
  }
}
