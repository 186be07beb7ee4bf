import { FairQueue, QueueFull, type FairQueueLimits } from './fair-queue'

const roomy: FairQueueLimits = {
  running: 2,
  runningPerClient: 1,
  waiting: 20,
  waitingPerClient: 10,
  longestWaitMs: 60_000,
}

/** A queue whose jobs end when the test says so. */
function queueOf(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ ...roomy, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (client: string, name: string): Promise<string> =>
    queue.run(client, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { queue, begun, enter, end }
}

test('one client never takes every place, so another begins at once', async () => {
  const { begun, enter, end } = queueOf()
  const all = [enter('a', 'a1'), enter('a', 'a2'), enter('a', 'a3'), enter('b', 'b1')]
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['b1', 'a1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('clients take turns, whoever came with many, each in its own order', async () => {
  const { begun, enter, end } = queueOf({ running: 1 })
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  const all = names.map((name) => enter(name[0] as string, name))
  for (let at = 0; at < names.length; at += 1) await end(begun[at] as string)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a full queue refuses at once, and says so to who asks before', async () => {
  const { queue, begun, enter, end } = queueOf({ running: 1, waiting: 2 })
  const all = [enter('a', 'a1'), enter('b', 'b1'), enter('c', 'c1')]
  expect(() => queue.assertRoom('d')).toThrow(QueueFull)
  await expect(enter('d', 'd1')).rejects.toThrow(QueueFull)
  await end('a1')
  expect(() => queue.assertRoom('d')).not.toThrow()
  for (const name of ['b1', 'c1']) await end(name)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'c1'])
})

test('a client that fills its own places is refused, others are not', async () => {
  const { queue, enter, end } = queueOf({ waitingPerClient: 1 })
  const all = [enter('a', 'a1'), enter('a', 'a2')]
  await expect(enter('a', 'a3')).rejects.toThrow(QueueFull)
  expect(() => queue.assertRoom('b')).not.toThrow()
  for (const name of ['a1', 'a2']) await end(name)
  await Promise.all(all)
})

test('nobody waits for longer than the longest wait, and the place is free again', async () => {
  const { begun, enter, end } = queueOf({ running: 1, waiting: 1, longestWaitMs: 20 })
  const first = enter('a', 'a1')
  await expect(enter('b', 'b1')).rejects.toThrow(QueueFull)
  const third = enter('c', 'c1')
  await end('a1')
  await end('c1')
  await Promise.all([first, third])
  expect(begun).toEqual(['a1', 'c1'])
})

test('a job that fails gives its place back', async () => {
  const { queue } = queueOf({ running: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted')
  await expect(queue.run('b', async () => 'done')).resolves.toBe('done')
})
