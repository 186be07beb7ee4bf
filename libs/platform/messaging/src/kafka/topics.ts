import { listEvents } from '@originseal/contracts'

/** All our topics begin with it: a cluster may serve others too. */
export const topicPrefix = 'originseal.'
const eventPrefix = `${topicPrefix}events.`
const deadLetterPrefix = `${topicPrefix}dead-letters.`

/** The services that listen. Each has a topic for what it could not handle. */
export const listeners = ['identity', 'protection', 'scan-orchestrator'] as const

/** One topic per producer, so that all it says about one key keeps its order, whatever the events are called. */
export const eventTopic = (eventName: string): string => `${eventPrefix}${eventName.split('.', 1)[0] ?? ''}`
export const deadLetterTopic = (group: string): string => `${deadLetterPrefix}${group}`
export const isEventTopic = (topic: string): boolean => topic.startsWith(eventPrefix)

/** Every topic of the system. */
export const declaredTopics = (): string[] => [
  ...new Set(listEvents().map(({ name }) => eventTopic(name))),
  ...listeners.map(deadLetterTopic),
]

/**
 * Kafka itself removes nothing by age or size, as it does not ask who has read: `prune` does. What that lets go is
 * gone for every reader at once; from the disk it goes with its segment, which is closed after a day at most.
 */
export const topicConfiguration: Readonly<Record<string, string>> = {
  'cleanup.policy': 'delete',
  'retention.ms': '-1',
  'retention.bytes': '-1',
  'message.timestamp.type': 'LogAppendTime',
  'segment.ms': String(24 * 3_600_000),
}
