import { IdempotencyKeys } from './use-idempotency-keys'

/** Sends commands one after the other, each with what becomes of it. @returns their keys */
async function keysOf(
  commands: readonly (readonly [content: unknown, error?: unknown])[],
): Promise<string[]> {
  const keys = new IdempotencyKeys()
  const used: string[] = []
  for (const [content, error] of commands)
    await keys.attempt(content, async (key) => {
      used.push(key)
      return { error }
    })
  return used
}

const lost = { status: 'no-response' }

test.each([
  ['whose answer was lost', lost],
  ['that timed out', { status: 'timeout' }],
  ['that a gateway gave up', { status: 504 }],
])('a command %s is told again under its key', async (_, error) => {
  const [first, second] = await keysOf([[{ name: 'a' }, error], [{ name: 'a' }]])
  expect(second).toBe(first)
})

test.each([
  ['done', undefined],
  ['refused', { status: 422 }],
  ['answered by what we do not understand', { status: 'unexpected-answer' }],
])('after a command was %s, the same is another one', async (_, error) => {
  const [first, second] = await keysOf([[{ name: 'a' }, error], [{ name: 'a' }]])
  expect(second).not.toBe(first)
})

test('another content is another command, and the first one is still the same', async () => {
  const [first, other, again] = await keysOf([
    [{ name: 'a' }, lost],
    [{ name: 'b' }, lost],
    [{ name: 'a' }, lost],
  ])
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})
