import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { changesBetween } from './change.rules'
import { draftOf, faultsOf, instantInTaipei, offerOfDraft, type Draft } from './draft.rules'

const { plans, packs } = firstCatalogue
const first: Draft = draftOf(firstCatalogue)
const withPlan = (name: string, change: object): Draft => ({
  ...first,
  plans: first.plans.map((plan) => (plan.plan === name ? { ...plan, ...change } : plan)),
})
const withPack = (name: string, change: object): Draft => ({
  ...first,
  packs: first.packs.map((pack) => (pack.pack === name ? { ...pack, ...change } : pack)),
})
const changes = (draft: Draft) => changesBetween(firstCatalogue, offerOfDraft(draft))
const faults = (draft: Draft) => [...faultsOf(offerOfDraft(draft))]

test('ADMIN-05: a draft that nobody has changed is what is offered', () => {
  expect(offerOfDraft(first)).toEqual({ plans, packs })
  expect(faults(first)).toEqual([])
  expect(changes(first)).toEqual([])
})

test('ADMIN-05: another price, unit, entitlement and priority are each a change', () => {
  const draft = withPlan('basic', {
    month: '690',
    units: { ...first.plans[1]?.units, seal: '', scan: '12' },
    entitlements: [],
    priority: '',
  })
  expect(changes(draft)).toEqual([
    { offer: 'basic', before: { of: 'month', value: 590 }, after: { of: 'month', value: 690 } },
    { offer: 'basic', before: { of: 'unit', unit: 'seal', value: 30 }, after: undefined },
    {
      offer: 'basic',
      before: { of: 'unit', unit: 'scan', value: 10 },
      after: { of: 'unit', unit: 'scan', value: 12 },
    },
    {
      offer: 'basic',
      before: { of: 'entitlement', entitlement: 'links:all', value: true },
      after: { of: 'entitlement', entitlement: 'links:all', value: false },
    },
    { offer: 'basic', before: { of: 'priority', value: 'standard' }, after: undefined },
  ])
})

test('ADMIN-06: a pack that is not sold any more is left out, and can be sold again', () => {
  const draft = withPack('seal-pack', { isSold: false })
  expect(offerOfDraft(draft).packs.map(({ pack }) => pack)).not.toContain('seal-pack')
  expect(changes(draft)).toContainEqual({
    offer: 'seal-pack',
    before: { of: 'sold', value: true },
    after: undefined,
  })
  expect(draftOf(offerOfDraft(draft)).packs.find(({ pack }) => pack === 'seal-pack')?.isSold).toBe(false)
})

test.each([
  ['no price', withPlan('pro', { month: '' }), ['pro.price']],
  ['a price that is no number', withPlan('pro', { month: '19x' }), ['pro.price.month']],
  ['a free plan that costs something', withPlan('free', { month: '1' }), ['free.price']],
  [
    'too many units',
    withPlan('pro', { units: { ...first.plans[2]?.units, scan: '100001' } }),
    ['pro.monthlyUnits.scan'],
  ],
  ['a pack for nothing', withPack('scan-pack', { price: '0' }), ['scan-pack.price']],
  [
    'a pack of nothing',
    withPack('scan-pack', { units: { ...first.packs[4]?.units, scan: '' } }),
    ['scan-pack.units'],
  ],
  [
    'units with all links of a scan',
    withPack('scan-unlock', { units: { ...first.packs[5]?.units, scan: '1' } }),
    ['scan-unlock.units'],
  ],
  ['a pack without an end', withPack('scan-pack', { days: '' }), ['scan-pack.days']],
])('ADMIN-05: %s may not be', (_, draft, fields) => {
  expect(faults(draft)).toEqual(fields)
})

test('ADMIN-05: a date is typed in the time of Taipei', () => {
  expect(instantInTaipei('2026-12-01T00:00')).toBe('2026-11-30T16:00:00.000Z')
})
