import { graphVersions, usualGraphVersion } from './conversion-settings'
import { outcomeOf, sendHalving, type Delivery, type Verdict } from './delivery.rules'
import { verdictOf } from './platforms/meta-conversions'

const now = new Date('2026-11-22T12:00:00Z')
const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: '1',
  event_name: 'Lead',
  event_id: 'event-01',
  happened_at: now,
  event: {},
  visitor: {},
  tries: 0,
  ...change,
})
const later: Verdict = { kind: 'later', code: '500' }

test('is tried again after 10 s, 1 min, 5 min, 30 min, 2 h, then every 6 h', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((tries) => {
    const outcome = outcomeOf(delivery({ tries }), later, now)
    return outcome.state === 'waiting' && (outcome.nextAt.getTime() - now.getTime()) / 1_000
  })
  expect(pauses).toEqual([10, 60, 300, 1_800, 7_200, 21_600, 21_600])
})

test('the seven-day window: what could not be told by 6 days and 20 hours is given up', () => {
  const old = (hours: number) =>
    delivery({ happened_at: new Date(now.getTime() - hours * 3_600_000), tries: 9 })
  expect(outcomeOf(old(157), later, now).state).toBe('waiting')
  expect(outcomeOf(old(159), later, now)).toEqual({ state: 'expired', code: '500' })
})

test('a dead token pauses for an hour and uses up nothing else', () => {
  expect(outcomeOf(delivery(), { kind: 'paused', code: '190' }, now)).toEqual({
    state: 'waiting',
    code: '190',
    nextAt: new Date('2026-11-22T13:00:00Z'),
  })
})

test('a refused batch is halved until the bad one stands alone', async () => {
  const all = Array.from({ length: 50 }, (_, index) => delivery({ id: String(index) }))
  const sizes: number[] = []
  const send = async (batch: readonly Delivery[]): Promise<Verdict> => {
    sizes.push(batch.length)
    return batch.some(({ id }) => id === '17')
      ? { kind: 'refused', code: '100' }
      : { kind: 'sent', code: '200' }
  }
  const verdicts = await sendHalving(all, send)
  expect(verdicts.flatMap(({ kind }, index) => (kind === 'refused' ? [index] : []))).toEqual([17])
  expect(sizes.length).toBeLessThan(15)
})

const said = (status: number, error?: object) =>
  verdictOf({ status, text: error ? JSON.stringify({ error }) : 'x' })
test('what the platform answers is mended by time, by an operator, or by nothing', () => {
  expect(said(200)).toEqual({ kind: 'sent', code: '200' })
  expect(said(400, { code: 100 })).toEqual({ kind: 'refused', code: '100' })
  expect(said(400, { code: 190 })).toEqual({ kind: 'paused', code: '190' })
  for (const code of [1, 2, 4, 17, 32, 613, 80_004]) expect(said(400, { code }).kind).toBe('later')
  expect(said(400, { code: 100, is_transient: true }).kind).toBe('later')
  for (const status of [429, 500, 502, 503]) expect(said(status).kind).toBe('later')
  expect(said(403)).toEqual({ kind: 'refused', code: '403' })
})

test('the version of the Graph API lives for another 90 days', () => {
  const left = Date.parse(graphVersions[usualGraphVersion]) - Date.now()
  expect(left).toBeGreaterThan(90 * 86_400_000)
})
