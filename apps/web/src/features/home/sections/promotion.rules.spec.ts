import { bucketOf, ofToday, reserved, simulatedRemaining } from './promotion.rules'

test.each([
  [0, '0'],
  [-1, '0'],
  [1, '5-1'],
  [5, '5-1'],
  [6, '10-6'],
  [10, '10-6'],
  [11, '11+'],
] as const)('HOME-09: %i left is %s', (remaining, bucket) => {
  expect(bucketOf(remaining)).toBe(bucket)
})

test('HOME-10: the simulated figure falls over the day, is never none, and begins anew in Taiwan', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    simulatedRemaining(new Date(Date.parse('2026-11-21T16:00:00Z') + hour * 3_600_000)),
  )
  expect(hours[0]).toBe(10)
  for (const [index, left] of hours.entries()) {
    expect(left).toBeLessThanOrEqual(hours[index - 1] ?? 10)
    expect(left).toBeGreaterThanOrEqual(1)
  }
  expect(simulatedRemaining(new Date('2026-11-22T16:00:00Z'))).toBe(10)
})

test('HOME-10: a place is reserved for 15 minutes, and the record ends with the day in Taiwan', () => {
  const now = new Date('2026-11-22T15:59:00Z')
  const record = reserved(now)
  expect(record).toEqual({ date: '2026-11-22', reservedUntil: now.getTime() + 900_000, claimed: false })
  expect(ofToday(record, new Date('2026-11-22T15:59:59Z'))).toBe(record)
  expect(ofToday(record, new Date('2026-11-22T16:00:00Z'))).toBeUndefined()
})
