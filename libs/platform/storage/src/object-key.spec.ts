import fc from 'fast-check'
import { ObjectKeyInvalid } from './errors'
import { parseKeyPrefix, parseObjectKey } from './object-key'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-']
const segment = fc
  .string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 40 })
  .filter((text) => text !== '.' && text !== '..')

describe('object keys', () => {
  it('accepts every path of valid segments and returns them', () => {
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 10 }), (segments) => {
        expect(parseObjectKey(segments.join('/'))).toEqual(segments)
      }),
    )
  })

  it('refuses every key with a character that is not allowed, whatever surrounds it', () => {
    const foreign = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
      .filter((text) => !/^[\w.\-/]+$/.test(text))
    fc.assert(
      fc.property(segment, foreign, segment, (before, bad, after) => {
        expect(() => parseObjectKey(before + bad + after)).toThrow(ObjectKeyInvalid)
      }),
    )
  })

  it('refuses what would leave the folder, be absolute, or be too long', () => {
    const pastLimit = Array.from({ length: 52 }, () => 'nine-char').join('/')
    for (const key of ['..', 'a/../b', './a', '/etc/passwd', 'C:/x', 'a/', '', pastLimit, 'a'.repeat(201)])
      expect(() => parseObjectKey(key)).toThrow(ObjectKeyInvalid)
    expect(parseObjectKey('...')).toEqual(['...'])
  })

  it('takes an empty prefix and one that ends with a slash, but no relative one', () => {
    for (const prefix of ['', 'a', 'a/', 'a/b']) expect(() => parseKeyPrefix(prefix)).not.toThrow()
    for (const prefix of ['/', '../', 'a//', '*'])
      expect(() => parseKeyPrefix(prefix)).toThrow(ObjectKeyInvalid)
  })
})
