import { z } from 'zod'
import type { EventTransport } from './event-message'
import { KafkaTransport } from './kafka/kafka-transport'
import { PostgresTransport } from './postgres/postgres-transport'
import { defaultRetentionHours } from './prune-events'

/** `host:port,…` */
export const kafkaBrokers = z
  .string()
  .regex(/^[^\s:,]+:\d+(?:,[^\s:,]+:\d+)*$/u, 'host:port, with commas between')

/** What carries events, as services read it from their environment: one of the first two is set. */
export const eventSettings = {
  /** A PostgreSQL database of their own: one machine needs no more. */
  EVENTS_DATABASE_URL: z.url().optional(),
  /** Kafka's first addresses. */
  EVENTS_KAFKA_BROKERS: kafkaBrokers.optional(),
  /** Hours that an event is kept once everybody has had it; less than the grace time of erasures. */
  EVENT_RETENTION_HOURS: z.coerce.number().int().positive().default(defaultRetentionHours),
}
export type EventSettings = z.infer<z.ZodObject<typeof eventSettings>>
export type EventCarrier = Pick<EventSettings, 'EVENTS_DATABASE_URL' | 'EVENTS_KAFKA_BROKERS'>

/** For `superRefine`: neither or both is refused when the service starts. */
export function refuseNotOneCarrier(settings: EventCarrier, context: z.RefinementCtx): void {
  const given = [settings.EVENTS_DATABASE_URL, settings.EVENTS_KAFKA_BROKERS].filter(Boolean)
  if (given.length === 1) return
  context.addIssue({
    code: 'custom',
    path: ['EVENTS_DATABASE_URL'],
    message: `exactly one of this and EVENTS_KAFKA_BROKERS carries events; ${given.length} are set`,
  })
}

/** @throws Error when not exactly one is configured, or when what is configured does not answer */
export async function openEventTransport(settings: EventCarrier, service: string): Promise<EventTransport> {
  const { EVENTS_DATABASE_URL: url, EVENTS_KAFKA_BROKERS: brokers } = settings
  if (brokers !== undefined && url === undefined) return KafkaTransport.connect(brokers, service)
  if (url !== undefined && brokers === undefined) return PostgresTransport.connect(url, service)
  throw new Error('exactly one of EVENTS_DATABASE_URL and EVENTS_KAFKA_BROKERS is set')
}
