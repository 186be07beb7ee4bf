import { listEvents } from '@originseal/contracts'

/** All our topics begin with it: a cluster may serve others too. */
export const topicPrefix = 'originseal.'
const eventPrefix = `${topicPrefix}events.`
const deadLetterPrefix = `${topicPrefix}dead-letters.`
const redrivenPrefix = `${topicPrefix}redriven.`

/** The services that listen. Each has a topic for what it could not handle, and one for what it is to hear once more. */
export const listeners = [
  'admin',
  'billing',
  'enforcement',
  'identity',
  'protection',
  'scan-orchestrator',
  'trademark',
] as const

const producerOf = (eventName: string): string => eventName.split('.', 1)[0] ?? ''

/** One topic per producer, so that all it says about one key keeps its order, whatever the events are called. */
export const eventTopic = (eventName: string): string => `${eventPrefix}${producerOf(eventName)}`
export const deadLetterTopic = (group: string): string => `${deadLetterPrefix}${group}`
export const redrivenTopic = (group: string): string => `${redrivenPrefix}${group}`

/** Groups read it, so that nothing of it may go which one of them has not had. */
export const isRead = (topic: string): boolean =>
  topic.startsWith(eventPrefix) || topic.startsWith(redrivenPrefix)

/** What a listener needs of its own. */
export const topicsOfGroup = (group: string): string[] => [deadLetterTopic(group), redrivenTopic(group)]

/** What a service says its facts on; undefined if it says none. */
export const topicOfProducer = (service: string): string | undefined =>
  listEvents().some(({ name }) => producerOf(name) === service) ? eventTopic(service) : undefined

/** Every topic of the system: this is the one place that says so. */
export const declaredTopics = (): string[] => [
  ...new Set(listEvents().map(({ name }) => eventTopic(name))),
  ...listeners.flatMap(topicsOfGroup),
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
