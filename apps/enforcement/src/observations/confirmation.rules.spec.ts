import {
  findingOf,
  nextConfirmingLook,
  nextFiledLook,
  nextWatchLook,
  type Observed,
} from './confirmation.rules'

const begin = Date.UTC(2026, 2, 1)
const hour = 3_600_000
const at = (hours: number): Date => new Date(begin + hours * hour)
const seen = (hours: number, verdict: Observed['verdict'], byBrowser = true): Observed => ({
  at: at(hours),
  verdict,
  byBrowser,
})

describe('MEMBER-06: a removal is confirmed', () => {
  it('by three looks in a row, two of them by a browser, a day apart; it dates from the first', () => {
    const looks = [seen(0, 'gone', false), seen(2, 'gone'), seen(24, 'changed')]
    expect(findingOf(looks)).toEqual({ kind: 'down', firstAt: at(0) })
  })

  it.each([
    ['two looks', [seen(0, 'gone'), seen(30, 'gone')]],
    ['less than a day', [seen(0, 'gone'), seen(2, 'gone'), seen(23.9, 'gone')]],
    ['one by a browser', [seen(0, 'gone', false), seen(2, 'gone', false), seen(26, 'gone')]],
    ['looks that do not count between', [seen(0, 'gone'), seen(2, 'blocked'), seen(26, 'gone')]],
  ])('not by %s', (_what, looks) => {
    expect(findingOf(looks)).toEqual({ kind: 'open', firstDownAt: at(0) })
  })

  it('from the first look after the copy was last seen', () => {
    const looks = [seen(0, 'gone'), seen(2, 'up'), seen(6, 'gone'), seen(24, 'gone'), seen(26, 'gone')]
    expect(findingOf(looks)).toEqual({ kind: 'open', firstDownAt: at(6) })
    expect(findingOf([...looks, seen(30, 'gone')])).toEqual({ kind: 'down', firstAt: at(6) })
  })

  it('not by looks of which none counts, however many', () => {
    const looks = (['blocked', 'unreachable', 'moved', 'file-only', 'unclear'] as const).map((verdict, day) =>
      seen(day * 24, verdict),
    )
    expect(findingOf(looks)).toEqual({ kind: 'open', firstDownAt: null })
  })

  it('never after a look that shows the copy', () => {
    expect(findingOf([seen(0, 'gone'), seen(24, 'gone'), seen(30, 'up')])).toEqual({ kind: 'up', at: at(30) })
  })
})

test('looks come soon, then rarely', () => {
  const hoursOf = (next: (now: Date) => Date | undefined, count: number): number[] => {
    const hours: number[] = []
    for (let now = at(0); hours.length < count;) {
      const following = next(now)
      if (!following) break
      now = following
      hours.push((now.getTime() - begin) / hour)
    }
    return hours
  }
  expect(hoursOf((now) => nextConfirmingLook(at(0), now), 6)).toEqual([1 / 6, 2, 6, 24, 26, 28])
  expect(hoursOf((now) => nextFiledLook(at(0), now), 12)).toEqual([
    1, 6, 12, 24, 36, 48, 60, 72, 84, 96, 120, 144,
  ])
  expect(hoursOf((now) => nextFiledLook(at(0), now), 22).slice(-3)).toEqual([336, 504, 672])
  expect(hoursOf((now) => nextWatchLook(at(0), now), 9)).toEqual([24, 168, 720, 2160])
})
