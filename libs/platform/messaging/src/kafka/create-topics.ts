import { setTimeout as wait } from 'node:timers/promises'
import { ConfigResourceTypes, ConfigSource, type Admin } from 'kafkajs'
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
  if (missing.length > 0)
    await admin.createTopics({
      waitForLeaders: false,
      timeout: 10_000,
      topics: missing.map((topic) => ({
        topic,
        numPartitions: partitions,
        replicationFactor: replication,
        configEntries: entries(topicConfiguration),
      })),
    })
  for (const topic of missing) await patiently(() => admin.fetchTopicOffsets(topic))
  await configure(
    admin,
    topics.filter((topic) => there.has(topic)),
  )
  return missing
}

/** What else somebody has set on a topic stays: Kafka takes a new configuration for the whole, so it is said again. */
async function configure(admin: Admin, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return
  const type = ConfigResourceTypes.TOPIC
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map((name) => ({ type, name })),
  })
  const wrong = resources.flatMap(({ resourceName: name, configEntries }) => {
    const own = configEntries.filter(({ configSource }) => configSource === ConfigSource.TOPIC_CONFIG)
    const set = Object.fromEntries(own.map((entry) => [entry.configName, entry.configValue]))
    const differs = Object.entries(topicConfiguration).some(([key, value]) => set[key] !== value)
    return differs ? [{ type, name, configEntries: entries({ ...set, ...topicConfiguration }) }] : []
  })
  if (wrong.length > 0) await admin.alterConfigs({ validateOnly: false, resources: wrong })
}

const entries = (configuration: Readonly<Record<string, string>>): { name: string; value: string }[] =>
  Object.entries(configuration).map(([name, value]) => ({ name, value }))

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
