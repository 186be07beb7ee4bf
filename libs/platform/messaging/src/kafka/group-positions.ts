import { AssignerProtocol, type Admin } from 'kafkajs'

/** Where a group stands in the topics it listens to: the next offset by partition; a partition never read is absent. */
export interface GroupPositions {
  readonly group: string
  readonly topics: ReadonlyMap<string, ReadonlyMap<number, bigint>>
}

/**
 * All groups that listen to one of the topics. While one has processes, it listens to what they ask for; while it has
 * none, to all that it ever read, until Kafka forgets the group (offsets.retention.minutes).
 */
export async function groupPositions(admin: Admin, topics: readonly string[]): Promise<GroupPositions[]> {
  const { groups } = await admin.listGroups()
  const names = groups.filter(({ protocolType }) => protocolType === 'consumer').map((group) => group.groupId)
  if (names.length === 0 || topics.length === 0) return []
  const { groups: described } = await admin.describeGroups(names)
  return Promise.all(
    described.map(async ({ groupId: group, members }) => {
      const asked = new Set(members.flatMap(({ memberMetadata }) => askedFor(memberMetadata)))
      const offsets = await admin.fetchOffsets({ groupId: group, topics: [...topics] })
      const listened = offsets.flatMap(({ topic, partitions }) => {
        const read = partitions.filter(({ offset }) => offset !== '-1')
        const listens = members.length > 0 ? asked.has(topic) : read.length > 0
        const positions = new Map(read.map(({ partition, offset }) => [partition, BigInt(offset)]))
        return listens ? [[topic, positions] as const] : []
      })
      return { group, topics: new Map(listened) }
    }),
  )
}

/** A process says what it asks for when it joins; one that is only about to join says nothing yet. */
function askedFor(memberMetadata: Buffer): string[] {
  return memberMetadata.length === 0
    ? []
    : (AssignerProtocol.MemberMetadata.decode(memberMetadata)?.topics ?? [])
}
