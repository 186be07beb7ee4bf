import { workAnchored, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { WatchWork } from './watch-work'
import { WorksConsumer } from './works.consumer'

const anchored: PayloadOf<typeof workAnchored> = {
  workId: '00000000-0000-4000-8000-000000000001',
  ownerId: '00000000-0000-4000-8000-000000000002',
  transactionHash: `0x${'ab'.repeat(32)}`,
  blockNumber: 7,
  blockTime: '2026-11-22T03:00:00.000Z',
}

test.each([
  ['a public chain', 1, [anchored.blockTime]],
  ['a test chain', 31_337, []],
  ['a chain that an earlier version did not name', undefined, [anchored.blockTime]],
])('an anchor on %s counts for the origin score as its witness is worth', async (_, chainId, expected) => {
  const noted: string[] = []
  const watchWork: Pick<WatchWork, 'setAnchored' | 'execute'> = {
    execute: () => Promise.resolve(),
    setAnchored: (_tx, _workId, blockTime) => Promise.resolve(void noted.push(blockTime.toISOString())),
  }
  await new WorksConsumer(watchWork as WatchWork).anchored({ ...anchored, chainId }, {} as Tx)
  expect(noted).toEqual(expected)
})
