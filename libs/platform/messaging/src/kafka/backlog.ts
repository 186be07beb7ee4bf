import type { Admin } from 'kafkajs'
import type { Backlog } from '../event-message'
import { deadLetterTopic, isRead } from './topics'

/** A group's positions are noted in every partition as it begins to read, so that what it has positions in is its. */
export async function backlogOf(admin: Admin, group: string): Promise<Backlog> {
  const positions = (await admin.fetchOffsets({ groupId: group })).filter(({ topic }) => isRead(topic))
  let unread = 0
  for (const { topic, partitions } of positions) {
    const at = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]))
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      const next = at.get(partition)
      // A position before the first record is a record that was let go: nobody waits for it.
      if (next !== undefined && next >= 0n)
        unread += Number(BigInt(high) - (next > BigInt(low) ? next : BigInt(low)))
    }
  }
  const letters = await admin.fetchTopicOffsets(deadLetterTopic(group))
  const parked = letters.reduce((sum, { low, high }) => sum + Number(BigInt(high) - BigInt(low)), 0)
  return { unread, parked }
}
