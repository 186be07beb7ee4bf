import type { Admin, Consumer, TopicPartitionOffset } from 'kafkajs'
import { patiently } from './create-topics'

/**
 * Writes down, for the partitions that a group has never read, that it begins at the first record: what a group waits
 * for is known before it has had its first event, and pruning leaves that alone.
 */
export async function noteStart(
  { admin, consumer }: { admin: Admin; consumer: Consumer },
  group: string,
  assignment: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  const starts: TopicPartitionOffset[] = []
  for (const { topic, partitions } of await admin.fetchOffsets({
    groupId: group,
    topics: Object.keys(assignment),
  })) {
    const unread = partitions
      .filter(({ partition, offset }) => offset === '-1' && assignment[topic]?.includes(partition))
      .map(({ partition }) => partition)
    if (unread.length === 0) continue
    for (const { partition, low } of await patiently(() => admin.fetchTopicOffsets(topic)))
      if (unread.includes(partition)) starts.push({ topic, partition, offset: low })
  }
  if (starts.length > 0) await consumer.commitOffsets(starts)
}
