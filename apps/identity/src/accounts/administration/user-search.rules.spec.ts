import { beginningPattern, userSearchOf } from './user-search.rules'

test.each([
  [' 5A3B1A10-0000-4000-8000-000000000001 ', { by: 'id', id: '5a3b1a10-0000-4000-8000-000000000001' }],
  ['0912-345 678', { by: 'phone', beginning: '0912345678' }],
  ['09', { by: 'phone', beginning: '09' }],
  ['Ming@Example.tw', { by: 'email', beginning: 'ming@example.tw' }],
  ['ming', { by: 'email', beginning: 'ming' }],
  ['王小', { by: 'name', beginning: '王小' }],
  ['Lin Xiao', { by: 'name', beginning: 'Lin Xiao' }],
  ['091234567890', { by: 'email', beginning: '091234567890' }],
])('%s is searched as what it can be', (typed, search) => {
  expect(userSearchOf(typed)).toEqual(search)
})

test('signs that LIKE has a meaning for stand for themselves', () => {
  expect(beginningPattern('a_b%c\\')).toBe('a\\_b\\%c\\\\%')
})
