import fc from 'fast-check'
import { MailAddresses } from './mail-addresses'

const addresses = new MailAddresses(Buffer.alloc(32, 7), 'notices.originseal.example')

test('an address says whose answers come to it, also where a server has written it in capitals', () => {
  expect(addresses.ofCase('ZK-2611-001')).toMatch(
    /^case\+zk-2611-001-[a-z2-7]{10}@notices\.originseal\.example$/,
  )
  expect(addresses.read(addresses.ofCase('ZK-2611-001').toUpperCase())).toEqual({
    kind: 'case',
    caseNumber: 'ZK-2611-001',
  })
  const attemptId = '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21'
  expect(addresses.read(addresses.ofAttempt(attemptId))).toEqual({ kind: 'attempt', attemptId })
  expect(addresses.ofAttempt(attemptId).split('@')[0]!.length).toBeLessThanOrEqual(64)
})

test('whoever alters a letter of it, or guesses, is not heard', () => {
  const given = addresses.ofCase('ZK-2611-001')
  fc.assert(
    fc.property(fc.nat(given.length - 1), fc.constantFrom(...'abz27-+1'), (at, letter) => {
      const altered = given.slice(0, at) + letter + given.slice(at + 1)
      fc.pre(altered !== given)
      expect(addresses.read(altered)).toBeUndefined()
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => addresses.read(text) === undefined))
  expect(new MailAddresses(Buffer.alloc(32, 8), addresses.domain).read(given)).toBeUndefined()
})
