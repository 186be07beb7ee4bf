import { isBusy, sendPatiently, stopsBatch } from './bulk.rules'

const problemOf = ({ error }: { error?: { status: number } }) => error
const answers = (...statuses: number[]) => {
  const rest = statuses.map((status) => (status === 201 ? {} : { error: { status } }))
  const pauses: number[] = []
  const done = sendPatiently(
    async () => rest.shift()!,
    problemOf,
    async (ms) => void pauses.push(ms),
  )
  return { done, pauses, left: rest }
}

test('MEMBER-03: while the server is busy a file waits longer and longer, and is sent', async () => {
  const { done, pauses } = answers(429, 429, 429, 429, 429, 201)
  expect(await done).toEqual({})
  expect(pauses).toEqual([5_000, 10_000, 20_000, 30_000, 30_000])
})

test('MEMBER-03: a refusal is not asked again, and a server that stays busy is not asked for ever', async () => {
  const refused = answers(422, 201)
  expect(await refused.done).toEqual({ error: { status: 422 } })
  expect(refused.left).toHaveLength(1)
  const busy = answers(...Array<number>(20).fill(429))
  expect(await busy.done).toEqual({ error: { status: 429 } })
  expect(busy.left).toHaveLength(8)
})

test('MEMBER-03: only what every other file would meet too stops the batch', () => {
  expect(stopsBatch({ status: 409, code: 'QUOTA_EXHAUSTED' })).toBe(true)
  expect(stopsBatch({ status: 422, code: 'FILE_TRUNCATED' })).toBe(false)
  expect(isBusy({ status: 503, code: 'UPLOADS_BUSY' })).toBe(true)
})
