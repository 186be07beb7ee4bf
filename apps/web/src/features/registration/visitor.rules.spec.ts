import { faultsOf, tidied } from './visitor.rules'

const visitor = { realName: 'A', email: 'a@b.c', phone: '0912345678' }

it.each(['a@b', 'a b@c.d', '@b.c', 'a.b.c'])('AUTH-05: %j is no e-mail address', (email) => {
  expect(faultsOf(tidied({ ...visitor, email }))).toEqual({ email: 'emailFormat' })
})

it.each(['0812345678', '091234567', '09123456789', '+8861234567', '+81912345678', '０９１２３４５６７８'])(
  'AUTH-05: %j is no mobile number of Taiwan',
  (phone) => {
    expect(faultsOf(tidied({ ...visitor, phone }))).toEqual({ phone: 'phoneFormat' })
  },
)

it.each([
  '0912345678',
  ' 0912-345-678 ',
  '(0912) 345 678',
  '+886912345678',
  '+886 912 345 678',
  '00886912345678',
])('AUTH-05: %j is one, as people and browsers write it', (phone) => {
  expect(tidied({ ...visitor, phone }).phone).toBe('0912345678')
})

it('finds no fault in a good answer', () => expect(faultsOf(tidied(visitor))).toEqual({}))
