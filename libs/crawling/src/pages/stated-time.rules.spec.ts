import fc from 'fast-check'
import { readStatedTime } from './stated-time.rules'

const told = (written: string) => {
  const time = readStatedTime(written)
  return time && [time.earliest.toISOString(), time.latest.toISOString()]
}

describe('a time that a page states', () => {
  it.each([
    ['2026-03-01T08:30:00+08:00', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01T08:30+0800', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01 08:30:00.25 +08', '2026-03-01T00:30:00.250Z'],
    ['2026-03-01T00:30:00Z', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01t00:30:00z', '2026-03-01T00:30:00.000Z'],
  ])('with its zone is a moment: %s', (written, moment) => {
    expect(told(written)).toEqual([moment, moment])
  })

  it.each([
    ['2026-03-01', '2026-02-28T10:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['2026-12', '2026-11-30T10:00:00.000Z', '2027-01-01T12:00:00.000Z'],
    ['2026-03-01T08:30:00', '2026-02-28T18:30:00.000Z', '2026-03-01T20:30:00.000Z'],
  ])('without one can be anywhere on earth: %s', (written, earliest, latest) => {
    expect(told(written)).toEqual([earliest, latest])
  })

  it.each([
    '',
    'yesterday',
    '2026',
    '03/04/2026',
    '2026/03/04',
    '2026-13-01',
    '2026-02-30',
    '2026-03-01T25:00Z',
    '12026-01-01',
  ])('is nothing where readers could differ: %j', (written) => {
    expect(told(written)).toBeUndefined()
  })

  it('of a day holds every moment that is that day somewhere', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: -12, max: 14 }), (moment, zone) => {
        const there = new Date(moment.getTime() + zone * 3_600_000).toISOString().slice(0, 10)
        const stated = readStatedTime(there)!
        expect(stated.earliest <= moment && moment <= stated.latest).toBe(true)
      }),
    )
  })
})
