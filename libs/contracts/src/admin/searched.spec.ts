import { searchedAs } from './searched'

describe('ADMIN-01: what is typed into the back office’s search', () => {
  it.each([
    [' 5A3B1A10-0000-4000-8000-000000000001 ', 'id', '5a3b1a10-0000-4000-8000-000000000001'],
    ['Ming@Example.tw', 'email', 'ming@example.tw'],
    ['0912-345 678', 'phone', '0912345678'],
    ['os7kq2m9xwz4n8t3b5hc', 'order-number', 'OS7KQ2M9XWZ4N8T3B5HC'],
    ['2611230912345678', 'provider-number', '2611230912345678'],
    ['ab-12345678', 'invoice-number', 'AB12345678'],
    ['0451 2398', 'business-number', '04512398'],
    ['zk-2611-001', 'case-number', 'ZK-2611-001'],
    ['20261122-7k3q9xma', 'contact-reference', '20261122-7K3Q9XMA'],
  ])('%s is known by its form', (typed, by, value) => {
    expect(searchedAs(typed)).toEqual([{ by, value }])
  })

  it.each([
    '',
    '王小明',
    'Lin Xiao',
    'ming',
    'ming@',
    'ming@example',
    '09',
    '0912345',
    'OS7KQ2M9',
    'ZK-2611',
    'AB1234',
  ])('%s stands for nothing whole', (typed) => expect(searchedAs(typed)).toEqual([]))
})
