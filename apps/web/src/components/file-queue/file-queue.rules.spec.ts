import { afterEvent, percentSent, startable, type QueuedFile, type QueueEvent } from './file-queue.rules'

const file = (size: number) => ({ name: 'a.png', size }) as File
const added = (id: string, refusal?: string): QueueEvent => ({ kind: 'added', id, file: file(200), refusal })
const after = (...events: QueueEvent[]) =>
  events.reduce<readonly QueuedFile[]>((files, event) => afterEvent(files, event), [])

test('no more than so many files are sent at once, in the order in which they came', () => {
  const files = after(added('a'), added('b'), added('c'), { kind: 'started', id: 'a' })
  expect(startable(files, 2).map(({ id }) => id)).toEqual(['b'])
  expect(startable(files, 1)).toEqual([])
})

test('a refused file waits for nothing and is not sent', () => {
  const files = after(added('a', 'too large'))
  expect(files[0]).toMatchObject({ state: 'refused', fault: 'too large' })
  expect(startable(files, 2)).toEqual([])
})

test('a failed file keeps what was sent, and a retry goes on from there', () => {
  const files = after(
    added('a'),
    { kind: 'started', id: 'a' },
    { kind: 'progressed', id: 'a', sent: 80 },
    { kind: 'failed', id: 'a', fault: 'no line' },
    { kind: 'retried', id: 'a' },
  )
  expect(files[0]).toMatchObject({ state: 'waiting', sent: 80 })
  expect(files[0]).not.toHaveProperty('fault')
})

test('progress never goes back, and is nothing for what is not being sent', () => {
  const files = after(
    added('a'),
    { kind: 'started', id: 'a' },
    { kind: 'progressed', id: 'a', sent: 150 },
    { kind: 'progressed', id: 'a', sent: 20 },
  )
  expect(percentSent(files[0]!)).toBe(75)
  expect(after(added('a'), { kind: 'progressed', id: 'a', sent: 9 })[0]?.sent).toBe(0)
  expect(percentSent({ ...files[0]!, file: file(0) })).toBe(100)
})

test('an interrupted file waits again from where it was, and nothing else is interrupted', () => {
  const files = after(
    added('a'),
    { kind: 'started', id: 'a' },
    { kind: 'progressed', id: 'a', sent: 80 },
    { kind: 'interrupted', id: 'a' },
  )
  expect(files[0]).toMatchObject({ state: 'waiting', sent: 80 })
  expect(after(added('b', 'too large'), { kind: 'interrupted', id: 'b' })[0]?.state).toBe('refused')
})
