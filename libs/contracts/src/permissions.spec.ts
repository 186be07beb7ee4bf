import { mayDo, permissions, type Permission } from './permissions'

const all = Object.keys(permissions) as Permission[]

describe('permissions', () => {
  it.each(['basic', 'pro', 'elite'] as const)(
    '%s holds what a member holds: plans are not roles (ADR 26)',
    (plan) => {
      expect(all.filter((one) => mayDo(plan, one))).toEqual(all.filter((one) => mayDo('member', one)))
    },
  )

  it('an administrator holds every one, a trial visitor none that a member lacks', () => {
    expect(all.filter((one) => !mayDo('admin', one))).toEqual([])
    expect(all.filter((one) => mayDo('trial', one) && !mayDo('member', one))).toEqual([])
  })
})
