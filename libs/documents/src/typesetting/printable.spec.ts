import fc from 'fast-check'
import { face } from './fonts'
import { breakLines } from './lines'
import { printable, type Piece } from './printable'

// Fonts of 12 MB are parsed and whole documents drawn; other tests share the machine.
jest.setTimeout(180_000)

const told = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === 'mark' ? `[${piece.text}]` : piece.text)).join('')

describe('printable text', () => {
  it.each([
    ['Chinese', '原創封存證書', 'sans'],
    ['an ideograph beyond the BMP of the main face', '𨋢', 'sans'],
    ['an ideograph beyond the BMP that only the fallback has', '𠮷', 'ideographs'],
    ['simplified Chinese', '软', 'ideographs'],
    ['Japanese', '峠', 'ideographs'],
    ['Korean', '한', 'hangul'],
    ['Cyrillic', 'Привет', 'european'],
    ['an emoji', '😀', 'emoji'],
  ])('prints %s', (_, text, expected) => {
    const pieces = printable(text, 'regular')
    expect(told(pieces)).toBe(text)
    expect(new Set(pieces.map((piece) => piece.kind === 'letters' && piece.face))).toEqual(
      new Set([expected]),
    )
  })

  it('joins an emoji sequence into one drawing', () => {
    expect(printable('👩‍🎨', 'regular')).toHaveLength(1)
  })

  it.each([
    ['a bidirectional override', 'a\u202Eb', 'a[U+202E]b'],
    ['a line break', 'a\nb', 'a[U+000A]b'],
    ['a zero-width space', 'a\u200Bb', 'a[U+200B]b'],
    ['an invisible Hangul filler', '\u3164', '[U+3164]'],
    ['Arabic', 'م', '[U+0645]'],
    ['private use', '\uE000', '[U+E000]'],
    ['a lone surrogate', '\uD800', '[U+D800]'],
    ['what no face has', '\u{2A6DF}\u{12000}', '[U+2A6DF][U+12000]'],
  ])('marks %s with its code point', (_, text, expected) => {
    expect(told(printable(text, 'regular'))).toBe(expected)
  })

  it('never leaves an empty box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        for (const piece of printable(text, 'regular')) {
          if (piece.kind === 'mark') expect(piece.text).toMatch(/^U\+[0-9A-F]{4,6}$/)
          else
            expect(
              face(piece.face)
                .font.layout(piece.text)
                .glyphs.some(({ id }) => id === 0),
            ).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('line breaking', () => {
  const style = { size: 10, weight: 'regular', color: '#000' } as const
  const words = fc.string({
    unit: fc.constantFrom(...'abcXYZ 島嶼晨光、。（）-/.0123456789𠮷\u202E'.match(/./gu)!),
    maxLength: 120,
  })

  it('keeps every character and no line is too wide', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 300 }), (text, width) => {
        const lines = breakLines(text, style, width)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.5)
        const kept = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
        const expected = printable(text, 'regular').map((piece) => piece.text)
        expect(kept.replaceAll(' ', '')).toBe(expected.join('').replaceAll(' ', ''))
      }),
      { numRuns: 200 },
    )
  })

  it('breaks a name without spaces between characters', () => {
    expect(breakLines('x'.repeat(200), style, 100).length).toBeGreaterThan(8)
  })

  it('cuts with an ellipsis after the lines allowed', () => {
    const lines = breakLines('島嶼晨光'.repeat(50), style, 100, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]!.runs.at(-1)!.text.endsWith('…')).toBe(true)
    expect(lines[1]!.width).toBeLessThanOrEqual(100)
  })

  it('does not start a line with a full stop', () => {
    for (let width = 20; width < 120; width++) {
      for (const { runs } of breakLines('島嶼晨光。'.repeat(8), style, width))
        expect(runs[0]!.text[0]).not.toBe('。')
    }
  })
})
