import { parseConfig } from '@originseal/runtime'
import { z } from 'zod'
import { kafkaBrokers } from '../event-settings'
import { createTopics } from './create-topics'
import { kafkaClient } from './kafka-client'
import { declaredTopics } from './topics'

const schema = z.object({
  EVENTS_KAFKA_BROKERS: kafkaBrokers,
  EVENTS_KAFKA_PARTITIONS: z.coerce.number().int().positive().default(12),
  /** -1: as the brokers have it by default. */
  EVENTS_KAFKA_REPLICATION: z.coerce.number().int().min(-1).default(-1),
})

/** `npm run topics`: makes and configures every declared topic; can be repeated. */
async function main(): Promise<void> {
  const config = parseConfig(schema, process.env)
  const admin = kafkaClient(config.EVENTS_KAFKA_BROKERS, 'topics').admin()
  await admin.connect()
  try {
    const made = await createTopics(admin, declaredTopics(), {
      partitions: config.EVENTS_KAFKA_PARTITIONS,
      replication: config.EVENTS_KAFKA_REPLICATION,
    })
    for (const topic of declaredTopics())
      process.stdout.write(`${topic}: ${made.includes(topic) ? 'made' : 'was there, configured'}\n`)
  } finally {
    await admin.disconnect()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
