import { contactReference } from '@originseal/contracts'
import { referenceOf } from './contact-reference.rules'

it('the day is Taipei’s: it begins at 16:00 UTC', () => {
  const bytes = new Uint8Array(8)
  expect(referenceOf(new Date('2026-11-22T15:59:59Z'), bytes)).toBe('20261122-00000000')
  expect(referenceOf(new Date('2026-11-22T16:00:00Z'), bytes)).toBe('20261123-00000000')
})

it('every byte gives a letter or digit that the contract takes', () => {
  for (let first = 0; first < 256; first += 8) {
    const bytes = Uint8Array.from({ length: 8 }, (_, at) => first + at)
    expect(contactReference.safeParse(referenceOf(new Date(0), bytes)).success).toBe(true)
  }
})
