import { printable } from './printable'

describe('text from a stranger', () => {
  it.each([
    ['ANSI: hides what follows', 'Base\u001b[8m', 'Base\\u{1b}[8m'],
    ['C1 control sequence introducer', '\u009b2J', '\\u{9b}2J'],
    ['operating system command, ended by BEL', '\u001b]0;title\u0007', '\\u{1b}]0;title\\u{7}'],
    ['a line of its own', 'Base\n✓ everything holds', 'Base\\u{a}✓ everything holds'],
    ['carriage return', 'Base\r✓', 'Base\\u{d}✓'],
    ['line separator', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
    ['right-to-left override', '\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['isolates', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
    ['zero-width characters', 'a\u200bb\ufeff', 'a\\u{200b}b\\u{feff}'],
    ['tag characters', 'a\u{e0041}', 'a\\u{e0041}'],
    ['a lone surrogate', 'a\ud83d', 'a\\u{d83d}'],
    ['DEL and backspace', 'a\u007f\b', 'a\\u{7f}\\u{8}'],
    ['blanks that would wrap to a new line', `Base${' '.repeat(90)}✓`, 'Base ✓'],
    ['other blanks', 'a\u00a0\u3000b', 'a b'],
  ])('cannot act on the terminal: %s', (_, given, shown) => {
    expect(printable(given)).toBe(shown)
  })

  it('stays as it is when it is harmless, in any script', () => {
    const text = 'OriginSeal development chain 島嶼晨光 (test) — “ok” 👍'
    expect(printable(text)).toBe(text)
  })

  it('is cut when it is long, escapes included', () => {
    expect(printable('x'.repeat(1_000_000))).toBe(`${'x'.repeat(400)}…`)
    expect(printable('\u001b'.repeat(1_000)).length).toBeLessThanOrEqual(401)
    expect(printable('x'.repeat(400))).toBe('x'.repeat(400))
  })
})
