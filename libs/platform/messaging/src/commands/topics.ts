import { parseArgs } from 'node:util'
import { z } from 'zod'
import { kafkaBrokers } from '../event-settings'
import { createTopics } from '../kafka/create-topics'
import { kafkaClient } from '../kafka/kafka-client'
import { declaredTopics } from '../kafka/topics'
import { environmentCarrier } from '../config'
import { demand, runCommand } from '@originseal/runtime'

const usage = `npm run topics -- --brokers host:port,… [--partitions 12] [--replication -1]

Makes every topic of the system that is not there yet and configures all of them; can be repeated. The number of
partitions is that of topics made now: those of others stay. Replication -1 is what the brokers have by default.
Instead of --brokers the environment may hold EVENTS_KAFKA_BROKERS.`

const given = z.object({
  brokers: kafkaBrokers.optional(),
  partitions: z.coerce.number().int().positive().default(12),
  replication: z.coerce.number().int().min(-1).default(-1),
})

void runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      brokers: { type: 'string' },
      partitions: { type: 'string' },
      replication: { type: 'string' },
    },
  })
  const { brokers = environmentCarrier().EVENTS_KAFKA_BROKERS, ...layout } = given.parse(values)
  demand(brokers !== undefined, 'whose topics? Kafka is named neither here nor by the environment')
  const admin = kafkaClient(brokers, 'topics').admin()
  await admin.connect()
  try {
    const topics = declaredTopics()
    const made = await createTopics(admin, topics, layout)
    for (const topic of topics)
      process.stdout.write(`${topic}: ${made.includes(topic) ? 'made' : 'was there, configured'}\n`)
  } finally {
    await admin.disconnect()
  }
})
