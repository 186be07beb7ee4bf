import { setImmediate } from 'node:timers/promises'
import { SharedCalls } from './shared-calls'

test('those who ask meanwhile share one run, those who ask later begin another', async () => {
  const calls = new SharedCalls<number>()
  let runs = 0
  const ask = (key: string) =>
    calls.run(key, async () => {
      await setImmediate()
      return (runs += 1)
    })
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1])
  expect(await ask('a')).toBe(3)
})

test('a run that fails fails for all who shared it, and is not kept', async () => {
  const calls = new SharedCalls<number>()
  const failing = () => calls.run('a', () => Promise.reject(new Error('planted')))
  const asked = await Promise.allSettled([failing(), failing()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await calls.run('a', async () => 1)).toBe(1)
})
