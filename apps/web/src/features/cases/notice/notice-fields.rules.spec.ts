import type { NoticeFaultView } from '@originseal/contracts'
import { fieldOfFault, linesOfFaults, pageOfFault } from './notice-fields.rules'

const fault = (change: Partial<NoticeFaultView>): NoticeFaultView => ({
  element: 'US-iv',
  field: 'claimant.phone',
  place: 'claimant',
  code: 'CONTACT_INCOMPLETE',
  message: { en: 'Telephone.', zh: '電話。' },
  ...change,
})

test('a fault leads to the field that mends it', () => {
  expect(fieldOfFault(fault({}))).toEqual({ section: 'claimant', name: 'phone' })
  expect(fieldOfFault(fault({ place: 'work', field: 'work.description' }))).toEqual({
    section: 'statements',
    name: 'workDescription',
  })
  expect(fieldOfFault(fault({ place: 'statements', field: 'ticked.US-v' }))).toEqual({
    section: 'statements',
    name: 'ticked.US-v',
  })
  expect(fieldOfFault(fault({ place: 'ownership', field: 'ownership' }))).toEqual({
    section: 'statements',
    name: 'ownershipDetail',
  })
})

test('who is imitated and its proof are given among the statements', () => {
  const name = fault({ place: 'identity', field: 'identity.name', code: 'IDENTITY_UNPROVEN' })
  expect(fieldOfFault(name)).toEqual({ section: 'statements', name: 'identityName' })
  expect(fieldOfFault({ ...name, field: 'identity.proofs' })).toEqual({
    section: 'statements',
    name: 'identityProofs',
  })
})

test('what this page does not mend leads to the page that does', () => {
  const email = fault({ field: 'claimant.email' })
  expect(fieldOfFault(email)).toBeUndefined()
  expect(pageOfFault(email, 'w')).toBe('/member-info')
  const stale = fault({ place: 'target', field: 'targets.0', code: 'CAPTURE_STALE' })
  expect(fieldOfFault(stale)).toBeUndefined()
  // It is looked at by itself: a scan would cost one.
  expect(pageOfFault(stale, 'w')).toBeUndefined()
})

test('a suspension is mended by nobody here', () => {
  const suspended = fault({ field: 'claimant', code: 'CLAIMANT_SUSPENDED' })
  expect([fieldOfFault(suspended), pageOfFault(suspended, 'w')]).toEqual([undefined, undefined])
})

test('what two elements of the law miss alike is said once', () => {
  const [first, ...others] = linesOfFaults([
    fault({}),
    fault({ element: 'TW-1' }),
    fault({ field: 'exception' }),
  ])
  expect(first?.element).toBe('US-iv')
  expect(others.map(({ field }) => field)).toEqual(['exception'])
})

test('the e-mail address comes with the record, and is asked for only where that has none', () => {
  const email = fault({ field: 'claimant.email' })
  const nobody = fault({ field: 'claimant.legalName' })
  expect(linesOfFaults([nobody, email])).toEqual([nobody])
  expect(linesOfFaults([email])).toEqual([email])
})
