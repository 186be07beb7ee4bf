import { EventSourceDouble } from '../../testing/event-source.double'
import { scan, scanId } from '../../testing/gateway.fixture'
import { followScan } from './follow-scan'
import type { ScanProgress } from './scan-progress.rules'
import type { Scan } from './scan'

EventSourceDouble.install()
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const processing = scan({ status: 'processing', step: 'scanning', progress: 0 })
const event = { step: 'scanning', progress: 0.3, message: 'looking', ts: '2026-11-21T08:40:00.000Z' }

function follow(
  answers: { data?: Scan; error?: unknown }[],
  progressToken: string | undefined = 'a token/+',
) {
  const shown: ScanProgress[] = []
  let asked = 0
  const stop = followScan(
    { scanId, progressToken },
    {
      show: (progress) => shown.push(progress),
      read: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!),
    },
  )
  return {
    stop,
    asked: () => asked,
    now: () => shown.at(-1),
    seconds: (n: number) => jest.advanceTimersByTimeAsync(n * 1000),
  }
}

it('TRIAL-09: opens the stream with the progress token and follows it', () => {
  const { now } = follow([{ data: processing }])
  expect(EventSourceDouble.current.url).toBe(`/api/scans/${scanId}/stream?token=a%20token%2F%2B`)
  EventSourceDouble.current.send(event)
  expect(now()).toMatchObject({ step: 'scanning', percent: 30 })
})

it('does not ask while the stream lives', async () => {
  const { asked, seconds } = follow([{ data: processing }])
  EventSourceDouble.current.send(event)
  await seconds(60)
  expect(asked()).toBe(0)
})

it('TRIAL-10: once the stream is lost, asks every 6 s and adds 5 a cycle, up to 92', async () => {
  const { asked, now, seconds } = follow([{ data: processing }])
  EventSourceDouble.current.lose()
  expect(now()).toMatchObject({ phase: 'polling', percent: 5 })
  await seconds(5.9)
  expect(asked()).toBe(0)
  await seconds(0.2)
  expect([asked(), now()?.percent]).toEqual([1, 10])
  await seconds(6)
  expect([asked(), now()?.percent]).toEqual([2, 15])
  await seconds(600)
  expect(now()?.percent).toBe(92)
})

it('TRIAL-10: asks from the beginning when there is no progress token', async () => {
  const { asked, seconds } = follow([{ data: processing }], '')
  expect(EventSourceDouble.opened).toHaveLength(0)
  await seconds(6)
  expect(asked()).toBe(1)
})

it('stops asking when the browser has reconnected the stream', async () => {
  const { asked, seconds } = follow([{ data: processing }])
  EventSourceDouble.current.lose()
  await seconds(6)
  EventSourceDouble.current.send(event)
  await seconds(60)
  expect(asked()).toBe(1)
})

it("TRIAL-11: 'done' closes the stream and fetches the results once", async () => {
  const { asked, now, seconds } = follow([{ data: scan() }])
  const stream = EventSourceDouble.current
  stream.send({ ...event, step: 'done', progress: 1 })
  await seconds(0)
  expect(now()).toMatchObject({ phase: 'completed', percent: 100 })
  await seconds(60)
  expect([asked(), stream.isClosed]).toEqual([1, true])
})

it('an event that cannot be read is reported and left out', () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const { now } = follow([{ data: processing }])
  EventSourceDouble.current.send('not JSON')
  EventSourceDouble.current.send({ ...event, progress: 1e9 })
  expect(now()).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(2)
  log.mockRestore()
})

it('leaves no timer and no stream behind', async () => {
  const { stop, asked, seconds } = follow([{ data: processing }])
  const stream = EventSourceDouble.current
  stream.lose()
  stop()
  await seconds(60)
  expect([asked(), stream.isClosed, jest.getTimerCount()]).toEqual([0, true, 0])
})
