import { publishRefusal, versionStates, type DatedVersion } from './catalogue-version.rules'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const now = at(15)
const version = (number: number, day: number, withdrawn?: number): DatedVersion => ({
  version: number,
  offeredFrom: at(day),
  withdrawnAt: withdrawn === undefined ? null : at(withdrawn),
})

test('ADMIN-05: one version is offered, the ones before are past, one after it is planned', () => {
  expect(versionStates([version(3, 20), version(2, 10), version(1, 1)], now)).toEqual([
    'planned',
    'offered',
    'past',
  ])
})

test('ADMIN-05: a version that was withdrawn is never offered', () => {
  expect(versionStates([version(3, 12, 11), version(2, 10), version(1, 1)], now)).toEqual([
    'withdrawn',
    'offered',
    'past',
  ])
})

describe('ADMIN-05: a version is published', () => {
  it('at once, or from a later date on', () => {
    expect(publishRefusal(version(2, 10), { basedOn: 2 }, now)).toBeUndefined()
    expect(publishRefusal(version(2, 10), { basedOn: 2, offeredFrom: at(16) }, now)).toBeUndefined()
    expect(publishRefusal(version(2, 20, 14), { basedOn: 2 }, now)).toBeUndefined()
  })

  it('by who has seen the newest one only', () => {
    expect(publishRefusal(version(3, 10), { basedOn: 2 }, now)).toBe('CATALOGUE_CHANGED')
  })

  it('not while another waits for its date, and for no date that is past', () => {
    expect(publishRefusal(version(2, 20), { basedOn: 2 }, now)).toBe('CATALOGUE_VERSION_PLANNED')
    expect(publishRefusal(version(2, 10), { basedOn: 2, offeredFrom: now }, now)).toBe('CATALOGUE_DATE_PAST')
  })
})
