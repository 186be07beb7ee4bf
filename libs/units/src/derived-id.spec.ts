import { id } from '@originseal/contracts'
import fc from 'fast-check'
import { derivedId } from './derived-id'

test('an id that is derived from a text is a UUID, the same each time and another for another text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(id.safeParse(derivedId(one)).success).toBe(true)
      expect(derivedId(one) === derivedId(other)).toBe(one === other)
    }),
  )
})
