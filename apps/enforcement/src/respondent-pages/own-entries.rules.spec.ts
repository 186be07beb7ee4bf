import { ownEntries } from './own-entries.rules'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute))
const entries = ['message', 'not-me', 'invited', 'message'].map((kind, minute) => ({ kind, at: at(minute) }))
const kindsSince = (linkedAt: Date) => ownEntries(entries, linkedAt).map(({ kind }) => kind)

describe('MEMBER-07: the holder of a link', () => {
  it('reads nothing of somebody who was not meant, whose link was closed', () => {
    expect(kindsSince(at(1))).toEqual(['invited', 'message'])
    expect(kindsSince(at(9))).toEqual(['invited', 'message'])
  })

  it('reads all that was said under a link of before', () => {
    expect(kindsSince(at(0))).toEqual(['message', 'not-me', 'invited', 'message'])
  })
})
