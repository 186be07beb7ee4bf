import { groupCopies } from './group-copies.rules'

const copy = (id: string, seller: string | null, imageSha256: string, isMasked = false) => ({
  id,
  seller,
  imageSha256,
  isMasked,
  domain: 'shop.example',
})
const groupsOf = (...copies: ReturnType<typeof copy>[]) =>
  groupCopies(copies).map(({ by, copies: group }) => [by, group.map(({ id }) => id).join(' ')])

describe('MEMBER-05: one decision ends a group', () => {
  it('of one seller first, then of one picture, the larger groups first', () => {
    expect(
      groupsOf(
        copy('a', 'one', 'x'),
        copy('b', 'two', 'y'),
        copy('c', 'one', 'y'),
        copy('d', null, 'y'),
        copy('e', null, 'y'),
      ),
    ).toEqual([
      ['picture', 'b d e'],
      ['seller', 'a c'],
    ])
  })

  it('never says by a group who sells where the link is hidden', () => {
    expect(groupsOf(copy('a', 'one', 'x', true), copy('b', 'one', 'y', true))).toEqual([
      ['picture', 'a'],
      ['picture', 'b'],
    ])
  })

  it('does not take sellers of one name at two sites for one', () => {
    expect(
      groupsOf(copy('a', 'one', 'x'), { ...copy('b', 'one', 'y'), domain: 'other.example' }),
    ).toHaveLength(2)
  })
})
