import { ownedBy } from './ownership'

const row = { ownerId: 'owner', title: 'Sunrise' }
const caller = (userId: string, role: 'member' | 'admin' | 'trial' = 'member') => ({ userId, role })

describe('what somebody owns', () => {
  it.each([
    ['its owner', caller('owner')],
    ['a visitor who owns it', caller('owner', 'trial')],
    ['an administrator', caller('another', 'admin')],
  ])('is there for %s', (_who, who) => expect(ownedBy(who, row, 'WORK_NOT_FOUND')).toBe(row))

  it.each([
    ['somebody else’s', row],
    ['nothing', undefined],
    ['nothing, as TypeORM says it', null],
  ])('%s is missing', (_what, found) => {
    expect(() => ownedBy(caller('another'), found, 'WORK_NOT_FOUND')).toThrow(
      expect.objectContaining({ code: 'WORK_NOT_FOUND' }),
    )
  })
})
