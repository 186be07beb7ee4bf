import type { Admin, Kafka, Message } from 'kafkajs'
import { isSelected, type ParkedEvent, type ParkedSelection } from '../event-message'
import { fromDeadLetter, fromRecord, toRecord } from './event-record'
import { readTopic } from './read-topic'
import { deadLetterTopic, redrivenTopic } from './topics'

export interface DeadLetters {
  readonly kafka: Kafka
  readonly admin: Admin
  readonly group: string
}

export async function parkedRecords(letters: DeadLetters): Promise<ParkedEvent[]> {
  const { records } = await readTopic(letters, deadLetterTopic(letters.group))
  return records.map(fromDeadLetter).sort((one, other) => one.parkedAt.getTime() - other.parkedAt.getTime())
}

/**
 * Moves parked records to the topic that only their group reads. A topic lets go of a beginning only, so those that stay
 * parked are stored again behind it. Interrupted, it leaves some twice: an inbox knows them, and a list shows them twice.
 */
export async function redriveRecords(
  letters: DeadLetters,
  selection: ParkedSelection,
  store: (topic: string, messages: Message[]) => Promise<void>,
): Promise<number> {
  const { group, admin } = letters
  const topic = deadLetterTopic(group)
  const { records, ends } = await readTopic(letters, topic)
  const again: Message[] = []
  const staying: Message[] = []
  for (const record of records) {
    const event = fromRecord(record)
    if (event && isSelected(selection, event)) again.push(toRecord(event))
    else
      staying.push({
        key: record.key,
        value: record.value,
        ...(record.headers && { headers: record.headers }),
      })
  }
  if (again.length === 0) return 0
  await store(redrivenTopic(group), again)
  if (staying.length > 0) await store(topic, staying)
  await admin.deleteTopicRecords({ topic, partitions: ends })
  return again.length
}
