import { statusOf } from './mark.rules'

const mark = { status: 'filed', filedOn: '2025-06-01', expiresOn: null } as const
const today = '2026-06-16'

test.each([
  ['an application of the last three years', mark, 'pending'],
  ['an older one, of which no file says what became of it', { ...mark, filedOn: '2023-06-15' }, 'unknown'],
  ['one without a day', { ...mark, filedOn: null }, 'unknown'],
  [
    'one that its office examines still',
    { ...mark, status: 'pending' as const, filedOn: '2019-01-01' },
    'pending',
  ],
  ['a registration', { ...mark, status: 'registered' as const, expiresOn: '2030-01-01' }, 'registered'],
  [
    'one that can be renewed still',
    { ...mark, status: 'registered' as const, expiresOn: '2025-12-16' },
    'registered',
  ],
  [
    'one whose time to renew has passed',
    { ...mark, status: 'registered' as const, expiresOn: '2025-12-15' },
    'ended',
  ],
  [
    'one that has ended by its office',
    { ...mark, status: 'ended' as const, expiresOn: '2030-01-01' },
    'ended',
  ],
])('%s is %s', (_, each, status) => {
  expect(statusOf(each, today)).toBe(status)
})
