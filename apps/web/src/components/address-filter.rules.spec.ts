import { z } from 'zod'
import { changed, filterOf } from './address-filter.rules'

const schemas = { ownerId: z.uuid().optional(), state: z.enum(['open', 'closed']).optional() }
const ownerId = '5a3b1a10-0000-4000-8000-000000000001'

test('the address says what is shown; what can’t be a filter is none', () => {
  const params = new URLSearchParams({ ownerId, state: 'open', page: '2' })
  expect(filterOf(schemas, params)).toEqual({ ownerId, state: 'open' })
  expect(filterOf(schemas, new URLSearchParams('ownerId=x&state=y'))).toEqual({})
  expect(filterOf(schemas, new URLSearchParams())).toEqual({})
})

test('a value takes the place of the last one, an empty one takes it away, the others stay', () => {
  const params = new URLSearchParams({ ownerId, state: 'open' })
  expect(String(changed(params, 'state', 'closed'))).toBe(`ownerId=${ownerId}&state=closed`)
  expect(String(changed(params, 'state', ''))).toBe(`ownerId=${ownerId}`)
})
