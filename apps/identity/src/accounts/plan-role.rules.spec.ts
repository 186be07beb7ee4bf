import { mayDo, permissions, plans, type Permission } from '@originseal/contracts'
import { roleOfPlan } from './plan-role.rules'

test('BILL-01: the role of every plan may do what a member may', () => {
  const all = Object.keys(permissions) as Permission[]
  for (const plan of plans)
    expect(all.filter((each) => mayDo(roleOfPlan[plan], each))).toEqual(
      all.filter((each) => mayDo('member', each)),
    )
})
