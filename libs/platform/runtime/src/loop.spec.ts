import { Logger } from '@nestjs/common'
import { Loop } from './loop'

const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeAll(() => Logger.overrideLogger(false))

test('a turn that finds more comes again at once, one that finds nothing waits to be woken', async () => {
  let left = 3
  let turns = 0
  const loop = new Loop({
    name: 'test',
    everyMs: 60_000,
    turn: async () => {
      turns += 1
      left -= 1
      return left > 0
    },
  })
  loop.start()
  await settled()
  expect(turns).toBe(3)
  loop.wake()
  await settled()
  expect(turns).toBe(4)
  await loop.stop()
})

test('a failing turn does not end the loop', async () => {
  let turns = 0
  const loop = new Loop({
    name: 'test',
    everyMs: 60_000,
    turn: async () => {
      turns += 1
      throw new Error('planted')
    },
  })
  loop.start()
  await settled()
  loop.wake()
  await settled()
  expect(turns).toBe(2)
  await loop.stop()
})

test('without `everyMs` a turn begins when the loop is woken, or after the pause of a failure', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  let turns = 0
  const loop = new Loop({
    name: 'test',
    turn: async () => {
      turns += 1
      if (turns === 2) throw new Error('planted')
      return false
    },
  })
  loop.start()
  await settled()
  jest.advanceTimersByTime(86_400_000)
  await settled()
  expect(turns).toBe(1)
  loop.wake()
  await settled()
  expect(turns).toBe(2)
  jest.advanceTimersByTime(200)
  await settled()
  expect(turns).toBe(3)
  await loop.stop()
  jest.useRealTimers()
})

test('stop waits for the turn that runs', async () => {
  const order: string[] = []
  let finish: () => void = () => undefined
  const loop = new Loop({
    name: 'test',
    everyMs: 60_000,
    turn: async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('turn')
      return false
    },
  })
  loop.start()
  await settled()
  const stopped = loop.stop().then(() => order.push('stopped'))
  finish()
  await stopped
  expect(order).toEqual(['turn', 'stopped'])
})
