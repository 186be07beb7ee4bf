import fc from 'fast-check'
import { cleanFilename, cleanLine } from './clean-text.rules'

describe('text is cleaned before it is kept', () => {
  test('controls and direction marks go, spaces collapse', () => {
    expect(cleanLine('  a\u0000b\u202ec\n\n d ')).toBe('a b c d')
  })

  test('a path becomes its last part', () => {
    expect(cleanFilename('C:\\fakepath\\貓.JPG')).toBe('貓.JPG')
    expect(cleanFilename('../../etc/passwd')).toBe('passwd')
    expect(cleanFilename('')).toBe('file')
  })

  test('whatever the name, it stays one short line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanFilename(name)
        expect(clean).not.toMatch(/[\p{Cc}/\\]/u)
        expect([...clean].length).toBeLessThanOrEqual(211)
        expect(clean.length).toBeGreaterThan(0)
      }),
    )
  })

  test('a name is composed, of whole characters, and written in one direction', () => {
    expect(cleanFilename('e\u0301.png')).toBe('\u00e9.png')
    expect(cleanFilename('photo\u202egpj.exe')).toBe('photo gpj.exe')
    expect(cleanFilename('a\ud800b.png')).toBe('a b.png')
    expect(cleanFilename('\u0000')).toBe('file')
  })

  test('a long name keeps its extension', () => {
    expect(cleanFilename(`${'貓'.repeat(500)}.jpeg`)).toBe(`${'貓'.repeat(200)}.jpeg`)
  })
})
