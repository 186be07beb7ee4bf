import type { Admin } from 'kafkajs'
import type { Pruned } from '../event-message'
import { groupPositions, type GroupPositions } from './group-positions'
import { isRead, topicPrefix } from './topics'

const hourMs = 3_600_000

/** One partition's records: `first` is the oldest, `young` the oldest that is not old enough to go. */
interface Stretch {
  readonly partition: number
  readonly first: bigint
  readonly young: bigint
}

/** `EventTransport.prune` for topics. Two processes that prune at once both count what one of them forgot. */
export async function pruneTopics(admin: Admin, keepHours: number): Promise<Pruned> {
  const before = Date.now() - keepHours * hourMs
  const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(topicPrefix))
  const groups = await groupPositions(admin, topics.filter(isRead))
  const heldBackBy = new Set<string>()
  const left: string[] = []
  let [removed, givenUp] = [0, 0]
  for (const topic of topics) {
    const stretches = await oldRecords(admin, topic, before)
    const ends = stretches.map(({ partition, first, young }) => {
      const waiting = positionsIn(groups, topic, partition, first).filter(({ at }) => at < young)
      for (const { group } of waiting) heldBackBy.add(group)
      const end = waiting.reduce((least, { at }) => (at < least ? at : least), young)
      return { partition, first, end: end < first ? first : end }
    })
    const going = ends.filter(({ first, end }) => end > first)
    if (going.length > 0)
      await admin.deleteTopicRecords({
        topic,
        partitions: going.map(({ partition, end }) => ({ partition, offset: String(end) })),
      })
    const gone = going.reduce((sum, { first, end }) => sum + Number(end - first), 0)
    if (isRead(topic)) removed += gone
    else givenUp += gone
    if (ends.some(({ end }, index) => end < (stretches[index]?.young ?? end))) left.push(topic)
  }
  return {
    removed,
    givenUp,
    oldest: await notAfterOldest(admin, left, before),
    heldBackBy: [...heldBackBy].sort(),
  }
}

async function oldRecords(admin: Admin, topic: string, before: number): Promise<Stretch[]> {
  const young = new Map(
    (await admin.fetchTopicOffsetsByTimestamp(topic, before)).map((found) => [found.partition, found.offset]),
  )
  return (await admin.fetchTopicOffsets(topic)).map(({ partition, low }) => ({
    partition,
    first: BigInt(low),
    young: BigInt(young.get(partition) ?? low),
  }))
}

/** Where each group that listens to the topic stands in one of its partitions; at the first record if it never read. */
function positionsIn(
  groups: readonly GroupPositions[],
  topic: string,
  partition: number,
  first: bigint,
): { group: string; at: bigint }[] {
  return groups.flatMap(({ group, topics }) => {
    const positions = topics.get(topic)
    return positions ? [{ group, at: positions.get(partition) ?? first }] : []
  })
}

/** Kafka does not say when a record was stored, only which was the first since a time: we go back until none is older. */
async function notAfterOldest(admin: Admin, topics: readonly string[], before: number): Promise<Date> {
  let time = before
  for (const topic of topics)
    for (let step = hourMs; time > 0 && (await hasOlder(admin, topic, time)); step *= 2)
      time = Math.max(0, time - step)
  return new Date(time)
}

async function hasOlder(admin: Admin, topic: string, time: number): Promise<boolean> {
  return (await oldRecords(admin, topic, time)).some(({ first, young }) => young > first)
}
