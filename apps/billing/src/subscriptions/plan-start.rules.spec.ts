import { planStart, renewsByCard, type CurrentPlan } from './plan-start.rules'

const end = new Date('2026-12-22T00:00:00Z')
const now = new Date('2026-12-01T00:00:00Z')
const on = (change: Partial<CurrentPlan> = {}): CurrentPlan => ({
  plan: 'pro',
  interval: 'month',
  state: 'active',
  endsAt: null,
  paidUntil: end,
  ...change,
})
const basic = { plan: 'basic', interval: 'month' } as const
const pro = { plan: 'pro', interval: 'month' } as const
const elite = { plan: 'elite', interval: 'year' } as const

test.each<[string, CurrentPlan | undefined, typeof basic | typeof pro | typeof elite, boolean, object]>([
  ['on nothing', undefined, pro, false, { begins: 'now', replaces: false }],
  ['on free', on({ plan: 'free', interval: null, paidUntil: null }), pro, false, { begins: 'now' }],
  [
    'on a gift, a larger one',
    on({ plan: 'basic', state: 'trialing', endsAt: end, paidUntil: null }),
    pro,
    false,
    { begins: 'after', at: end },
  ],
  [
    'on a gift, the same',
    on({ plan: 'basic', state: 'trialing', endsAt: end, paidUntil: null }),
    basic,
    false,
    { begins: 'after', at: end },
  ],
  ['on a gift, twice', on({ state: 'trialing', endsAt: end }), pro, true, { refused: 'NEXT_PLAN_BOUGHT' }],
  ['after a failed charge', on({ state: 'past-due' }), pro, false, { begins: 'now', replaces: false }],
  ['a larger one', on(), elite, false, { begins: 'now', replaces: true }],
  ['a larger one, though the next is bought', on(), elite, true, { begins: 'now', replaces: true }],
  ['the same, which renews by itself', on(), pro, false, { refused: 'PLAN_RUNNING' }],
  ['the same, which was cancelled', on({ endsAt: end }), pro, false, { begins: 'after', at: end }],
  ['the same by the year', on(), { ...pro, interval: 'year' } as never, false, { begins: 'after', at: end }],
  ['a smaller one', on(), basic, false, { begins: 'after', at: end }],
  ['a smaller one, twice', on(), basic, true, { refused: 'NEXT_PLAN_BOUGHT' }],
  [
    'on one that never ends',
    on({ plan: 'enterprise', paidUntil: null }),
    pro,
    false,
    { refused: 'PLAN_RUNNING' },
  ],
])('BILL-01: %s', (_what, current, wanted, hasNext, expected) =>
  expect(planStart(current, wanted, hasNext)).toMatchObject(expected),
)

test('a card is charged again by itself unless the plan begins more than a week later', () => {
  expect(renewsByCard({ begins: 'now', replaces: false }, now)).toBe(true)
  expect(renewsByCard({ begins: 'after', at: new Date('2026-12-08T00:00:00Z') }, now)).toBe(true)
  expect(renewsByCard({ begins: 'after', at: new Date('2026-12-08T00:00:01Z') }, now)).toBe(false)
  expect(renewsByCard({ refused: 'PLAN_RUNNING' }, now)).toBe(false)
})
