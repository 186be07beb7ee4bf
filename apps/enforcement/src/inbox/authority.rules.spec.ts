import { authorityOf, type Authority, type MailEvidence } from './authority.rules'

const evidence: MailEvidence = {
  link: 'address',
  authenticated: ['shop.example'],
  expected: ['shop.example'],
  mailClass: 'message',
}

test.each<[string, Partial<MailEvidence>, Authority]>([
  ['the provider, to the address of the case', {}, 'acts'],
  ['the provider, in the thread of our notice', { link: 'thread' }, 'acts'],
  ['the provider, in words that only name a case', { link: 'none' }, 'no-case'],
  ['somebody whom no domain vouches for', { authenticated: [] }, 'unauthenticated'],
  ['another domain, well signed', { authenticated: ['evil.example'] }, 'other-sender'],
  [
    'a relay’s report, to the address of one try',
    { mailClass: 'delivery-report', authenticated: [], link: 'envelope' },
    'acts',
  ],
  [
    'a report to the address for answers, which every reader of the notice knows',
    { mailClass: 'delivery-report', authenticated: [] },
    'unauthenticated',
  ],
  [
    'a report to another address',
    { mailClass: 'delivery-report', authenticated: [], link: 'thread' },
    'unauthenticated',
  ],
])('%s', (_, given, expected) => {
  expect(authorityOf({ ...evidence, ...given })).toBe(expected)
})
