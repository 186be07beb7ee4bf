import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8')

/** Relative luminance and contrast by WCAG 2.2. */
function contrastOnWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

const colour = (name: string) =>
  new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(read('src/styles.css'))?.[1] ?? ''

describe('SHELL-06: the theme', () => {
  it('is pink #D45398, in the pages and in the browser’s frame', () => {
    expect(colour('brand')).toBe('#d45398')
    expect(read('index.html')).toContain('<meta name="theme-color" content="#D45398" />')
  })

  it.each(['brand-deep', 'brand-dark'])('has %s for text, which can be read on white', (name) => {
    expect(contrastOnWhite(colour('brand'))).toBeLessThan(4.5)
    expect(contrastOnWhite(colour(name))).toBeGreaterThanOrEqual(4.5)
  })
})
