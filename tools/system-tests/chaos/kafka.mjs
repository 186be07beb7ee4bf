import { createRequire } from 'node:module'

const { Kafka, logLevel } = createRequire(
  new URL('../../../libs/platform/messaging/package.json', import.meta.url),
)('kafkajs')

const eventTopics = /^originseal\.events\./
/** Which services hear which producer's topic, and an event of it that they handle. */
const heard = {
  'originseal.events.identity': { event: 'identity.user-erased.v1', by: ['protection', 'scan-orchestrator'] },
  'originseal.events.protection': { event: 'protection.work-registered.v1', by: ['scan-orchestrator'] },
}

/** A stranger at the broker: writes what no service of ours would. @param {string} brokers */
export function strangerAtKafka(brokers) {
  const kafka = new Kafka({ clientId: 'chaos', brokers: brokers.split(','), logLevel: logLevel.NOTHING })

  const producing = async (use) => {
    const producer = kafka.producer({ allowAutoTopicCreation: false })
    await producer.connect()
    try {
      return await use(producer)
    } finally {
      await producer.disconnect()
    }
  }

  return {
    /** Writes every record of every event topic again, in an order that chance makes. @returns {Promise<number>} how many */
    async replayShuffled() {
      const records = await readAll(kafka)
      for (let k = records.length - 1; k > 0; k -= 1) {
        const other = Math.floor(Math.random() * (k + 1))
        ;[records[k], records[other]] = [records[other], records[k]]
      }
      return producing(async (producer) => {
        for (const { topic, message } of records) await producer.send({ topic, messages: [message] })
        return records.length
      })
    },

    /** One record that is no event and one event that does not fit, in each topic. @returns what each listener must park */
    async plantPoison() {
      await producing(async (producer) => {
        for (const [topic, { event }] of Object.entries(heard)) {
          const key = crypto.randomUUID()
          const headers = { id: crypto.randomUUID(), name: event, 'occurred-at': new Date().toISOString() }
          await producer.send({
            topic,
            messages: [
              { key, value: 'neither an event nor JSON' },
              { key, value: JSON.stringify({ workId: 7 }), headers },
            ],
          })
        }
      })
      return Object.values(heard).flatMap(({ event, by }) =>
        by.flatMap((service) => [`${service}: no event`, `${service}: ${event}`]),
      )
    },
  }
}

/** Everything in the event topics up to now. */
async function readAll(kafka) {
  const admin = kafka.admin()
  await admin.connect()
  const topics = (await admin.listTopics()).filter((topic) => eventTopics.test(topic))
  const ends = new Map()
  for (const topic of topics)
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      if (BigInt(high) > BigInt(low)) ends.set(`${topic} ${partition}`, BigInt(high))
  const groupId = `chaos-${crypto.randomUUID()}`
  const consumer = kafka.consumer({ groupId })
  const records = []
  try {
    if (ends.size === 0) return records
    await consumer.connect()
    await consumer.subscribe({ topics, fromBeginning: true })
    await new Promise((resolve, reject) => {
      consumer.on('consumer.crash', ({ payload }) => reject(payload.error))
      void consumer.run({
        eachMessage: async ({ topic, partition, message: { key, value, headers, offset } }) => {
          const place = `${topic} ${partition}`
          if (!ends.has(place)) return
          records.push({ topic, message: { key, value, headers } })
          if (BigInt(offset) + 1n >= ends.get(place)) ends.delete(place)
          if (ends.size === 0) resolve(undefined)
        },
      })
    })
    return records
  } finally {
    await consumer.disconnect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
    await admin.disconnect()
  }
}
