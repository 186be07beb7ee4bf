import { limits, scanSteps, type ProgressEvent } from '@originseal/contracts'
import fc from 'fast-check'
import { scan } from '../../testing/gateway.fixture'
import {
  advance,
  answer,
  beginning,
  creep,
  interrupt,
  percentOf,
  refuse,
  type ScanProgress,
} from './scan-progress.rules'

const ts = '2026-11-21T08:40:00.000Z'
const event = (change: Partial<ProgressEvent> = {}): ProgressEvent => ({
  step: 'scanning',
  progress: 20,
  message: 'looking',
  ts,
  ...change,
})

const events = fc.record({
  step: fc.constantFrom(...scanSteps, 'error' as const),
  progress: fc.double({ min: 0, max: 100, noNaN: true }),
  message: fc.string(),
  ts: fc.constant(ts),
})
type Happening = (progress: ScanProgress) => ScanProgress
const happenings: fc.Arbitrary<Happening> = fc.oneof(
  events.map(
    (one): Happening =>
      (progress) =>
        advance(progress, one),
  ),
  fc.constant<Happening>(creep),
  fc.constant<Happening>((progress) => interrupt(progress, ts)),
  fc.double({ min: 0, max: 100, noNaN: true }).map((percent): Happening => {
    const read = scan({ status: 'processing', step: 'rerank', progress: percent })
    return (progress) => answer(progress, read)
  }),
)

describe('TRIAL-08: the bar and the feed', () => {
  it('begins at 5 %', () => expect(beginning.percent).toBe(5))

  it('never goes backwards and never leaves 0 to 100, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(happenings), (all) => {
        let progress = beginning
        for (const happening of all) {
          const next = happening(progress)
          expect(next.percent).toBeGreaterThanOrEqual(progress.percent)
          expect(next.percent).toBeLessThanOrEqual(100)
          expect(scanSteps.indexOf(next.step)).toBeGreaterThanOrEqual(scanSteps.indexOf(progress.step))
          progress = next
        }
      }),
    )
  })

  it('keeps the last 15 events, newest first', () => {
    const all = Array.from({ length: 20 }, (_, index) => event({ message: String(index) }))
    const kept = all.reduce(advance, beginning).events.map(({ message }) => message)
    expect(kept).toEqual(Array.from({ length: 15 }, (_, index) => String(19 - index)))
  })
})

describe('events of one subject', () => {
  const read = (source: string, pages: number) =>
    event({ key: 'pages-read', values: { source, pages, images: 1 }, message: `${source} ${pages}` })
  const told = ({ events: shown }: ScanProgress) => shown.map(({ message }) => message)

  it('take the row of the earlier one while that is in sight', () => {
    const progress = [read('a', 1), read('b', 1), read('a', 2)].reduce(advance, beginning)
    expect(told(progress)).toEqual(['b 1', 'a 2'])
  })

  it('come on top, and only once, when the row is out of sight', () => {
    const others = Array.from({ length: limits.eventFeed.shows }, (_, index) => read(`other ${index}`, 1))
    const progress = [read('a', 1), ...others, read('a', 2)].reduce(advance, beginning)
    expect(told(progress)[0]).toBe('a 2')
    expect(told(progress)).not.toContain('a 1')
  })

  it('of a copy are kept, each once', () => {
    const copy = (number: number) => event({ key: 'copy-found', values: { number } })
    const progress = [copy(1), copy(4), copy(4)].reduce(advance, beginning)
    expect(progress.copies.map(({ values }) => values?.['number'])).toEqual([4, 1])
  })
})

describe('TRIAL-09: events', () => {
  it.each([
    [0, 0],
    [0.4, 40],
    [1, 100],
    [1.5, 1.5],
    [80, 80],
  ])('a progress of %d is %d %%', (progress, percent) => expect(percentOf(progress)).toBeCloseTo(percent))

  it("'done' sets the bar to 100 and asks for the results", () => {
    expect(advance(beginning, event({ step: 'done', progress: 1 }))).toMatchObject({
      phase: 'fetching',
      percent: 100,
    })
  })

  it("'error' ends the scan and keeps its words", () => {
    const ended = advance(beginning, event({ step: 'error', message: 'no shop answers' }))
    expect(ended).toMatchObject({ phase: 'failed', failure: { message: 'no shop answers' } })
  })
})

describe('TRIAL-10: polling', () => {
  it('adds 5 a cycle, up to 92', () => {
    const percents = Array.from({ length: 20 }).reduce<ScanProgress[]>(
      (all) => [...all, creep(all.at(-1)!)],
      [beginning],
    )
    expect(percents.slice(0, 3).map(({ percent }) => percent)).toEqual([5, 10, 15])
    expect(percents.at(-1)!.percent).toBe(limits.poll.cap)
    expect(creep({ ...beginning, percent: 95 }).percent).toBe(95)
  })

  it('says once that the stream was lost', () => {
    const lost = interrupt(interrupt(beginning, ts), ts)
    expect(lost.phase).toBe('polling')
    expect(lost.events.map(({ message }) => message)).toEqual([
      'live progress connection interrupted, switching to polling mode',
    ])
  })

  it('rests as soon as an event comes again', () => {
    expect(advance(interrupt(beginning, ts), event()).phase).toBe('watching')
  })
})

describe('TRIAL-11: what the scan says of itself', () => {
  it.each(['completed', 'failed', 'cancelled'] as const)('%s', (status) => {
    expect(answer(beginning, scan({ status })).phase).toBe(status)
  })

  it("goes on asking if 'done' was sent a moment too early", () => {
    const fetching = advance(beginning, event({ step: 'done', progress: 1 }))
    expect(answer(fetching, scan({ status: 'processing', step: 'report', progress: 90 })).phase).toBe(
      'polling',
    )
  })

  it('is lost when it refuses, or when the results do not come; not when one question stays unanswered', () => {
    const polling = interrupt(beginning, ts)
    expect(refuse(polling, { status: 'no-response' }).phase).toBe('polling')
    expect(refuse(polling, { status: 503 }).phase).toBe('polling')
    expect(refuse(polling, { status: 429 }).phase).toBe('polling')
    expect(refuse(polling, { status: 404 }).phase).toBe('unavailable')
    const fetching = advance(beginning, event({ step: 'done', progress: 1 }))
    expect(refuse(fetching, { status: 'no-response' }).phase).toBe('unavailable')
  })
})
