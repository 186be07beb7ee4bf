import { observationVerdicts } from '@originseal/contracts'
import { countsAs, verdictOf, type Look, type Signs } from './verdict.rules'

type Answered = Extract<Look, { kind: 'answered' }>
const answered: Answered = {
  kind: 'answered',
  status: 200,
  isWalled: false,
  isAtItem: true,
  isComplete: true,
  isSameItem: true,
  showsPicture: false,
  isSoftNotFound: false,
}
const look = (changes: Partial<Answered>): Look => ({ ...answered, ...changes })
const signs = (fetch: Look, browser: Look | null = fetch, more: Partial<Signs> = {}): Signs => ({
  fetch,
  browser,
  isFileServed: false,
  areControlsGood: true,
  elsewhere: null,
  ...more,
})
const absent = look({})
const shown = look({ showsPicture: true })
const notFound = look({ status: 404, isSameItem: false })
const unreachable: Look = { kind: 'unreachable' }

describe('MEMBER-06: what one look says of a copy (down/1)', () => {
  it.each([
    ['the picture is on the page', signs(shown), 'up'],
    ['only scripts put it there: slow script, empty first page, lazy, gallery', signs(absent, shown), 'up'],
    ['only the plain page has it', signs(shown, absent), 'up'],
    ['a mirrored copy has taken its place', signs(absent, shown), 'up'],
    ['404 by both', signs(notFound), 'gone'],
    ['410 by a fetch alone, where there is no browser', signs(look({ status: 410 }), null), 'gone'],
    ['451', signs(look({ status: 451 })), 'gone'],
    [
      'what the host answers to any address',
      signs(look({ isSoftNotFound: true, isSameItem: false })),
      'gone',
    ],
    ['404 for the fetch, the item for the browser', signs(notFound, absent), 'unclear'],
    ['the item without its picture, by both', signs(absent), 'changed'],
    ['the item without its picture, by a fetch alone', signs(absent, null), 'unclear'],
    ['the page is not whole', signs(absent, look({ isComplete: false })), 'unclear'],
    ['the id now names another item', signs(absent, look({ isSameItem: false })), 'unclear'],
    ['200 with an error picture', signs(look({ isSameItem: false })), 'unclear'],
    ['page gone, file still served', signs(notFound, notFound, { isFileServed: true }), 'file-only'],
    ['picture off the page, file still served', signs(absent, absent, { isFileServed: true }), 'file-only'],
    ['led on to the shop’s home or a similar listing', signs(look({ isAtItem: false })), 'moved'],
    ['404 at the end of a way that leads elsewhere', signs(look({ status: 404, isAtItem: false })), 'moved'],
    ['a login wall with 200', signs(look({ isWalled: true })), 'blocked'],
    ['a wall that answers 404', signs(look({ isWalled: true, status: 404 })), 'blocked'],
    ['403', signs(look({ status: 403 })), 'blocked'],
    ['429', signs(look({ status: 429 }), null), 'blocked'],
    ['maintenance', signs(look({ status: 503 }), null), 'unreachable'],
    ['no answer', signs(unreachable, null), 'unreachable'],
    ['no answer for the browser', signs(notFound, unreachable), 'unreachable'],
    [
      'gone, but our own way out does not work',
      signs(notFound, notFound, { areControlsGood: false }),
      'unclear',
    ],
    ['a wall before one of the two looks', signs(notFound, look({ isWalled: true })), 'blocked'],
    ['an error of the server for the browser alone', signs(notFound, look({ status: 502 })), 'unreachable'],
    ['the lowest status that is an error of the server', signs(look({ status: 500 }), null), 'unreachable'],
    ['led elsewhere in the browser alone', signs(absent, look({ isAtItem: false })), 'moved'],
    ['an empty answer without content', signs(look({ status: 204 })), 'unclear'],
    ['words of absence under another status', signs(look({ status: 206, isSoftNotFound: true })), 'unclear'],
    ['there, whatever the other network says', signs(shown, shown, { elsewhere: 'unknown' }), 'up'],
    ['gone from two networks', signs(notFound, notFound, { elsewhere: 'same' }), 'gone'],
    ['404 for us alone', signs(notFound, notFound, { elsewhere: 'shown' }), 'partly'],
    ['withheld where we are', signs(look({ status: 451 }), null, { elsewhere: 'shown' }), 'partly'],
    ['off the page here, on it elsewhere', signs(absent, absent, { elsewhere: 'shown' }), 'partly'],
    [
      'gone here, the other network sees a wall',
      signs(notFound, notFound, { elsewhere: 'unknown' }),
      'unclear',
    ],
    ['there, whatever the controls say', signs(shown, null, { areControlsGood: false }), 'up'],
  ])('%s', (_what, observation, verdict) => {
    expect(verdictOf(observation)).toBe(verdict)
  })

  it('counts down only where the page is gone or whole without it', () => {
    expect(observationVerdicts.filter((verdict) => countsAs(verdict) === 'down')).toEqual(['gone', 'changed'])
    expect(observationVerdicts.filter((verdict) => countsAs(verdict) === 'up')).toEqual(['up'])
  })

  it('never says down where any one sign speaks against it', () => {
    const against: Partial<Answered>[] = [
      { isWalled: true },
      { showsPicture: true },
      { status: 500 },
      { status: 429 },
    ]
    for (const change of against)
      for (const other of [absent, notFound]) {
        expect(countsAs(verdictOf(signs(look(change), other)))).not.toBe('down')
        expect(countsAs(verdictOf(signs(other, look(change))))).not.toBe('down')
      }
  })
})
