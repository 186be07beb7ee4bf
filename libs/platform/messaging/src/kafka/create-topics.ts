import { setTimeout as wait } from 'node:timers/promises'
import { ConfigResourceTypes, type Admin } from 'kafkajs'
import { topicConfiguration } from './topics'

export interface TopicLayout {
  /** Of topics that are made now: those of others stay, since another number would send keys elsewhere. */
  readonly partitions: number
  /** -1: as the brokers have it by default. */
  readonly replication: number
}

/** Makes the topics that are not there, and configures all of them. Gives the names of the new ones. */
export async function createTopics(
  admin: Admin,
  topics: readonly string[],
  { partitions, replication }: TopicLayout,
): Promise<string[]> {
  const there = new Set(await admin.listTopics())
  const missing = topics.filter((topic) => !there.has(topic))
  const configEntries = Object.entries(topicConfiguration).map(([name, value]) => ({ name, value }))
  if (missing.length > 0)
    await admin.createTopics({
      waitForLeaders: false,
      timeout: 10_000,
      topics: missing.map((topic) => ({
        topic,
        numPartitions: partitions,
        replicationFactor: replication,
        configEntries,
      })),
    })
  for (const topic of missing) await patiently(() => admin.fetchTopicOffsets(topic))
  const resources = topics
    .filter((topic) => there.has(topic))
    .map((name) => ({ type: ConfigResourceTypes.TOPIC, name, configEntries }))
  if (resources.length > 0) await admin.alterConfigs({ validateOnly: false, resources })
  return missing
}

const patienceMs = 30_000

/** A new topic, or one whose leader moves, is refused for a moment: asks until it answers. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(200)
    }
  }
}
