import fc from 'fast-check'
import { EditPattern } from './edit-pattern'
import { editRatio } from './edit-ratio'

const unitsOf = (text: string): Uint16Array => Uint16Array.from([...text], (each) => each.charCodeAt(0))
const ratio = (text: string, other: string): number =>
  new EditPattern(text).ratioTo(unitsOf(other), other.length)
const spelling = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcñ光明'), minLength, maxLength })

test('a pattern gives what the whole table of edits gives', () => {
  fc.assert(
    fc.property(spelling(0, 12), spelling(0, 40), (text, other) => {
      expect(ratio(text, other)).toBe(editRatio(text, other))
    }),
    { numRuns: 2_000 },
  )
})

test('up to a word of bits, and beyond it', () => {
  fc.assert(
    fc.property(spelling(30, 35), spelling(25, 40), (text, other) => {
      expect(ratio(text, other)).toBe(editRatio(text, other))
    }),
    { numRuns: 500 },
  )
})

test('patterns that are asked by turns do not disturb each other', () => {
  const [one, other] = [new EditPattern('光明頂'), new EditPattern('明月')]
  const asked = ['光明頂', '明月光', '頂'].flatMap((text) =>
    [one, other].map((pattern) => pattern.ratioTo(unitsOf(text), text.length)),
  )
  expect(asked).toEqual(
    ['光明頂', '明月光', '頂'].flatMap((text) =>
      ['光明頂', '明月'].map((pattern) => editRatio(pattern, text)),
    ),
  )
})

test('only the units that are said count', () => {
  expect(new EditPattern('光明').ratioTo(unitsOf('光明頂'), 2)).toBe(1)
})
