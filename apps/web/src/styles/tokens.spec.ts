import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandColours, seal } from '@originseal/brand'

const web = join(__dirname, '../..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const tokens = read('src/styles/tokens.css')

/** What is drawn: pages and components without their tests and stories. */
const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^catalogue|\.(spec|fixture|double|stories)\./.test(file),
)

type Scheme = 'light' | 'dark'

/** A colour token as it is in light or dark. */
function colour(name: string, scheme: Scheme): string {
  const said = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens)
  if (!said) throw new Error(`no token --color-${name} for light and dark`)
  return said[scheme === 'light' ? 1 : 2]!
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'brand-tint', 'brand-wash']
const texts = ['ink', 'soft', 'brand-deep', 'brand-dark', 'good', 'warn', 'bad']
/** What is read, and what it may stand on. */
const read4_5 = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['good', 'warn', 'bad'].flatMap((tone) =>
    [tone, 'ink', 'soft'].map((text) => [text, `${tone}-tint`] as const),
  ),
  ...['ink', 'soft'].map((text) => [text, 'seal-tint'] as const),
  ...['brand-deep', 'brand-dark'].map((ground) => ['on-brand', ground] as const),
  ['soft', 'line'],
  ['paper', 'ink'],
] as const
/** What is seen: edges of fields, the focus, marks. */
const seen3 = [
  ...['field', 'brand', 'seal'].flatMap((mark) =>
    ['paper', 'surface'].map((ground) => [mark, ground] as const),
  ),
  ['seal-cut', 'seal'],
] as const

describe.each<Scheme>(['light', 'dark'])('the tokens in %s', (scheme) => {
  it.each(read4_5)('%s is read on %s: 4.5 : 1', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(seen3)('%s is seen on %s: 3 : 1', (mark, ground) => {
    expect(contrast(colour(mark, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

it('the measure of contrast refuses the pink as text', () => {
  expect(contrast('#d45398', '#ffffff')).toBeCloseTo(3.83, 2)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

it('SHELL-06: the theme is pink #D45398, in the pages and in the browser’s frame', () => {
  expect(colour('brand', 'light')).toBe('#d45398')
  expect(brandColours.pink).toBe('#D45398')
  expect(read('index.html')).toContain('<meta name="theme-color" content="#D45398" />')
})

it('every colour token has its system colour under forced colours', () => {
  const [, forced = ''] = tokens.split('forced-colors: active')
  const named = (text: string) => [...text.matchAll(/(--color-[a-z-]+): /g)].map(([, name]) => name)
  expect(named(forced).sort()).toEqual([...new Set(named(tokens))].sort())
})

it('no step of the spacing scale is named like a display: `inline-block` would get a width by it', () => {
  const steps = [...tokens.matchAll(/--spacing-(\w+):/g)].map(([, name]) => name)
  expect(steps).toContain('gutter')
  expect(steps.filter((name) => ['block', 'flex', 'grid', 'table'].includes(name ?? ''))).toEqual([])
})

it('no component writes a colour of its own', () => {
  // Marks of other companies, a drawn landscape, pictures that leave the page, what is beside a film, what a scanner reads.
  const own = ['provider-mark', 'landscape', 'small-picture', 'video', 'barcode', 'qr-code']
  const painted = sources.filter(
    (file) => !own.some((name) => file.endsWith(`${name}.tsx`) || file.endsWith(`${name}.ts`)),
  )
  const written =
    /(?:fill|stroke|color|colour)\w*[=:]\s*["']#|(?:text|bg|border|fill|stroke)-(?:white|black|gray|red|\[#)/
  expect(painted.filter((file) => written.test(read(join('src', file))))).toEqual([])
})

it('no component takes a size of type from a scale beside the roles', () => {
  const beside = /\btext-(?:sm|base|lg)\b/
  expect(sources.filter((file) => beside.test(read(join('src', file))))).toEqual([])
})

describe('there is one mark', () => {
  it.each(['public/favicon.svg', 'build/social-picture.svg'])('in %s', (file) => {
    const drawing = read(file)
    for (const part of [seal.face, seal.characters, brandColours.vermilion]) expect(drawing).toContain(part)
  })

  it('in the vermilion of the token', () => {
    expect(colour('seal', 'light')).toBe(brandColours.vermilion.toLowerCase())
  })
})
