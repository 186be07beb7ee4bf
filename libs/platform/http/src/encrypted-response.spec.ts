import fc from 'fast-check'
import { decryptResponse, encryptResponse } from './encrypted-response'

const key = 'a-key-of-its-own'

describe('a sealed answer', () => {
  it('opens under its key as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const answer = JSON.parse(JSON.stringify(value)) as unknown
        expect(decryptResponse(key, encryptResponse(key, answer))).toEqual(answer)
      }),
      { numRuns: 50 },
    )
  })

  it('opens under no other key', () => {
    expect(() => decryptResponse('a-key-of-other', encryptResponse(key, { token: 'secret' }))).toThrow(
      /authenticate/u,
    )
  })

  it('does not open when any of its bytes is another', () => {
    const sealed = encryptResponse(key, { token: 'secret' })
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] as number) ^ 1
      expect(() => decryptResponse(key, changed)).toThrow(/authenticate/u)
    }
  })

  it('shows neither the answer nor that two are the same', () => {
    const [one, two] = [encryptResponse(key, { token: 'secret' }), encryptResponse(key, { token: 'secret' })]
    expect(one.includes('secret')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })
})
