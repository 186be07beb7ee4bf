import { findingOf, firstDownAtOf, type Observed } from './confirmation.rules'

const begin = Date.UTC(2026, 2, 1)
const hour = 3_600_000
const at = (hours: number): Date => new Date(begin + hours * hour)
const seen = (hours: number, verdict: Observed['verdict'], byBrowser = true): Observed => ({
  at: at(hours),
  verdict,
  byBrowser,
  byOwner: false,
})
const answered = (hours: number, verdict: Observed['verdict']): Observed => ({
  ...seen(hours, verdict),
  byOwner: true,
})

describe('MEMBER-06: a removal is confirmed', () => {
  it('by three looks in a row, two of them by a browser, a day apart; it dates from the first', () => {
    const looks = [seen(0, 'gone', false), seen(2, 'gone'), seen(24, 'changed')]
    expect(findingOf(looks, false)).toEqual({ kind: 'down', firstAt: at(0), by: 'visits' })
  })

  it.each([
    ['two looks', [seen(0, 'gone'), seen(30, 'gone')]],
    ['less than a day', [seen(0, 'gone'), seen(2, 'gone'), seen(23.9, 'gone')]],
    ['one by a browser', [seen(0, 'gone', false), seen(2, 'gone', false), seen(26, 'gone')]],
    ['looks that do not count between', [seen(0, 'gone'), seen(2, 'blocked'), seen(26, 'gone')]],
  ])('not by %s', (_what, looks) => {
    expect(findingOf(looks, false)).toEqual({ kind: 'open', firstDownAt: at(0) })
  })

  it('from the first look after the copy was last seen', () => {
    const looks = [seen(0, 'gone'), seen(2, 'up'), seen(6, 'gone'), seen(24, 'gone'), seen(26, 'gone')]
    expect(findingOf(looks, false)).toEqual({ kind: 'open', firstDownAt: at(6) })
    expect(findingOf([...looks, seen(30, 'gone')], false)).toEqual({
      kind: 'down',
      firstAt: at(6),
      by: 'visits',
    })
  })

  it('not by looks of which none counts, however many', () => {
    const looks = (['blocked', 'unreachable', 'moved', 'file-only', 'unclear'] as const).map((verdict, day) =>
      seen(day * 24, verdict),
    )
    expect(findingOf(looks, false)).toEqual({ kind: 'open', firstDownAt: null })
  })

  it('never after a look that shows the copy', () => {
    expect(findingOf([seen(0, 'gone'), seen(24, 'gone'), seen(30, 'up')], false)).toEqual({
      kind: 'up',
      at: at(30),
    })
  })

  it('not by looks before one that saw the copy from another network', () => {
    const looks = [seen(0, 'gone'), seen(2, 'partly'), seen(6, 'gone'), seen(24, 'gone')]
    expect(findingOf(looks.slice(0, 2), false)).toEqual({ kind: 'open', firstDownAt: null })
    expect(findingOf([...looks, seen(26, 'gone')], false)).toEqual({ kind: 'open', firstDownAt: at(6) })
    expect(findingOf([...looks, seen(30, 'gone')], false)).toEqual({
      kind: 'down',
      firstAt: at(6),
      by: 'visits',
    })
  })

  it('by its owner, who looks twice a day apart where we are not welcome', () => {
    expect(findingOf([answered(0, 'gone'), answered(23, 'gone')], false).kind).toBe('open')
    const looks = [answered(0, 'gone'), seen(6, 'blocked'), answered(24, 'gone')]
    expect(findingOf(looks, false)).toEqual({ kind: 'down', firstAt: at(0), by: 'claimant' })
  })

  it('by its owner once the platform has said so too, and by nobody’s announcement alone', () => {
    expect(findingOf([answered(0, 'gone')], true)).toEqual({
      kind: 'down',
      firstAt: at(0),
      by: 'claimant-and-platform',
    })
    expect(findingOf([seen(0, 'gone'), seen(2, 'gone')], true).kind).toBe('open')
    expect(findingOf([answered(0, 'unclear'), seen(0, 'blocked')], true).kind).toBe('open')
  })

  it('by our looks alone where its owner says so too: an answer is no third look', () => {
    const looks = [seen(0, 'gone'), answered(12, 'gone'), seen(24, 'gone')]
    expect(findingOf(looks, false)).toEqual({ kind: 'open', firstDownAt: at(0) })
  })

  it('by nothing at all: neither an empty row of looks nor one answer', () => {
    expect(findingOf([], true)).toEqual({ kind: 'open', firstDownAt: null })
    expect(findingOf([answered(0, 'gone')], false)).toEqual({ kind: 'open', firstDownAt: at(0) })
  })
})

describe('since when a copy seems to be down', () => {
  it('is told as long as that is no proven removal, and no platform is needed for it', () => {
    expect(firstDownAtOf([])).toBeNull()
    expect(firstDownAtOf([seen(0, 'gone'), seen(2, 'gone')])).toEqual(at(0))
    expect(firstDownAtOf([answered(0, 'gone')])).toEqual(at(0))
  })

  it('is nothing where the copy was seen last, or where its removal is proven', () => {
    expect(firstDownAtOf([seen(0, 'gone'), seen(2, 'up')])).toBeNull()
    expect(firstDownAtOf([seen(0, 'gone'), seen(2, 'gone'), seen(24, 'gone')])).toBeNull()
  })
})
