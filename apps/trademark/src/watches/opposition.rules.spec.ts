import { isOpen, opposeUntil } from './opposition.rules'

test.each([
  ['a working day', '2026-03-16', '2026-06-16'],
  ['the Dragon Boat Festival, a Friday: the Monday after', '2026-03-19', '2026-06-22'],
  ['a Saturday: the Monday after', '2026-05-01', '2026-08-03'],
  ['a month without that day: its last', '2025-11-30', '2026-03-02'],
  ['beyond the known calendar: the day itself, which is never too late', '2026-11-16', '2027-02-16'],
])('three months end on %s', (_, publishedOn, last) => {
  expect(opposeUntil('TIPO', publishedOn)).toBe(last)
})

test('what is not published, or is of another office, has no such day', () => {
  expect([opposeUntil('TIPO', null), opposeUntil('USPTO', '2026-03-16')]).toEqual([null, null])
})

const mark = {
  source: 'TIPO',
  status: 'registered',
  filedOn: '2025-09-01',
  publishedOn: '2026-03-16',
  expiresOn: '2036-03-15',
} as const
const application = {
  ...mark,
  status: 'filed',
  filedOn: '2026-05-20',
  publishedOn: null,
  expiresOn: null,
} as const
const today = '2026-06-16'

test.each([
  ['an application', application, true],
  ['one that was filed long before the register last knew', { ...application, filedOn: '2025-10-01' }, false],
  ['one that the office has ended', { ...application, status: 'ended' as const }, false],
  ['one without a day', { ...application, filedOn: null }, false],
  ['a registration on the last day for an opposition', mark, true],
  ['one of which that has passed', { ...mark, publishedOn: '2026-03-15' }, false],
  ['a registration whose publication is not known', { ...mark, publishedOn: null }, false],
  ['a published registration that was revoked', { ...mark, status: 'ended' as const }, false],
])('%s is open: %s', (_, each, open) => {
  expect(isOpen(each, today, '2026-06-01')).toBe(open)
})

test('with the first file of an office come applications that were pending already; what can be opposed still is told', () => {
  expect([isOpen(application, today, undefined), isOpen(mark, today, undefined)]).toEqual([false, true])
})
