import { ownedBy } from './ownership'

const row = { ownerId: 'owner', title: 'Sunrise' }
const caller = (userId: string, role: 'member' | 'admin' | 'trial' = 'member') => ({ userId, role })

describe('what somebody owns', () => {
  it.each([
    ['its owner', caller('owner')],
    ['a visitor who owns it', caller('owner', 'trial')],
    ['an administrator who owns it', caller('owner', 'admin')],
  ])('is there for %s', (_who, who) => expect(ownedBy(who, row, 'WORK_NOT_FOUND')).toBe(row))

  it.each([
    ['somebody else’s', 'member', row],
    ['somebody else’s, also for an administrator,', 'admin', row],
    ['nothing', 'member', undefined],
    ['nothing, as TypeORM says it,', 'member', null],
  ] as const)('%s is missing', (_what, role, found) => {
    expect(() => ownedBy(caller('another', role), found, 'WORK_NOT_FOUND')).toThrow(
      expect.objectContaining({ code: 'WORK_NOT_FOUND' }),
    )
  })
})
