import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'

/** Each face is a file of an npm package under the SIL Open Font License; no system font is ever used. */
const files = {
  sans: '@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
  mono: '@expo-google-fonts/source-code-pro/400Regular/SourceCodePro_400Regular.ttf',
  // Greek, Cyrillic and the rarer Latin letters; the Chinese face sets the first two as wide as ideographs.
  european: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'european-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  // 36,000 glyphs: simplified Chinese, Japanese, extension A and some 4,400 ideographs beyond the BMP.
  ideographs: '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
  hangul: '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
} as const

export type FaceName = keyof typeof files
export type Weight = 'regular' | 'bold' | 'mono'

export interface Face {
  name: FaceName
  bytes: Buffer
  font: fontkit.Font
}

const chains: Record<Weight, readonly FaceName[]> = {
  regular: ['sans', 'european', 'ideographs', 'hangul', 'emoji'],
  bold: ['sans-bold', 'european-bold', 'ideographs', 'hangul', 'emoji'],
  mono: ['mono', 'sans', 'european', 'ideographs', 'hangul', 'emoji'],
}
const faces = new Map<FaceName, Face>()

/** Reads and parses a face once per process. */
export function face(name: FaceName): Face {
  let known = faces.get(name)
  if (!known) {
    const bytes = readFileSync(require.resolve(files[name]))
    const font = fontkit.create(bytes)
    if (!('layout' in font)) throw new Error(`${files[name]} is a font collection, a single font is needed`)
    faces.set(name, (known = { name, bytes, font }))
  }
  return known
}

const preferEuropean = /[\p{Script=Greek}\p{Script=Cyrillic}]/u
const preferEmoji = /\uFE0F|\p{Emoji_Presentation}/u

/** The faces to try for a piece of text, best first. */
export function facesFor(text: string, weight: Weight): readonly FaceName[] {
  const chain = chains[weight]
  if (preferEmoji.test(text)) return ['emoji', ...chain.filter((name) => name !== 'emoji')]
  if (weight !== 'mono' && preferEuropean.test(text)) {
    const european: FaceName = weight === 'bold' ? 'european-bold' : 'european'
    return [european, ...chain.filter((name) => name !== european)]
  }
  return chain
}
