import type { IHeaders, KafkaMessage, Message } from 'kafkajs'
import type { EventMessage, ParkedEvent } from '../event-message'

/** Key and value are the event's key and payload; headers say the rest, so that nobody need open the payload. */
export const toRecord = ({ id, name, key, payload, occurredAt }: EventMessage): Message => ({
  key,
  value: payload,
  headers: { id, name, 'occurred-at': occurredAt.toISOString() },
})

/** Undefined if it is not a record of ours. */
export function fromRecord({ key, value, headers = {} }: KafkaMessage): EventMessage | undefined {
  const [id, name, occurred] = ['id', 'name', 'occurred-at'].map((header) => text(headers, header))
  const occurredAt = new Date(occurred ?? NaN)
  if (!id || !name || !key || !value || Number.isNaN(occurredAt.getTime())) return undefined
  return { id, name, key: key.toString(), payload: value.toString(), occurredAt }
}

export interface Parked {
  readonly topic: string
  readonly partition: number
  readonly record: KafkaMessage
  readonly reason: string
  readonly tries: number
}

/** The record as it came, and beside it where it was, and why it is not there. */
export const toDeadLetter = ({ topic, partition, record, reason, tries }: Parked): Message => ({
  key: record.key,
  value: record.value,
  headers: {
    ...record.headers,
    topic,
    partition: String(partition),
    offset: record.offset,
    reason: reason.slice(0, 4_000),
    tries: String(tries),
    'parked-at': new Date().toISOString(),
  },
})

/** What is said of a record in a dead-letter topic. */
export function fromDeadLetter(record: KafkaMessage): ParkedEvent {
  const header = (name: string): string | undefined => text(record.headers ?? {}, name)
  return {
    id: header('id'),
    name: header('name'),
    reason: header('reason') ?? 'no reason is said',
    tries: Number(header('tries') ?? 0),
    parkedAt: new Date(header('parked-at') ?? Number(record.timestamp)),
  }
}

function text(headers: IHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? undefined : value?.toString()
}
