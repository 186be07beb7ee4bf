import type { Random } from './random'

/** Colours are '#rrggbb'. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly tones: readonly [string, string, string, string, string]
}

const of = (paper: string, ink: string, ...tones: Palette['tones']): Palette => ({ paper, ink, tones })

export const palettes: readonly Palette[] = [
  of('#f4ead8', '#22324a', '#d9653b', '#e9b44c', '#5b8e7d', '#2f5d73', '#b5495b'),
  of('#eef1e6', '#1f3b34', '#7fa650', '#e3c567', '#d98e73', '#39786b', '#a8c6b4'),
  of('#f7e3df', '#45233a', '#e0607e', '#f2a65a', '#8a4f7d', '#f4c6c3', '#5c6b9c'),
  of('#e6edf2', '#12263f', '#3d7ea6', '#f2b5a7', '#5fb0b7', '#25476d', '#efd9a7'),
  of('#fbf3e4', '#3a2418', '#b5532a', '#7a8450', '#e0a458', '#8c3b2c', '#d8c3a5'),
  of('#1d2436', '#f5ead2', '#f08a5d', '#f9d56e', '#5a8f9c', '#b83b5e', '#374a6d'),
  of('#132a2c', '#f0ead6', '#3fa796', '#f5cb5c', '#e4572e', '#77a0a9', '#245953'),
  of('#f1ece4', '#2b2b33', '#7d8ca3', '#c9a690', '#4c5b6b', '#e1b07e', '#94a89a'),
  of('#fff4e0', '#5a1f2b', '#c8283c', '#f6bd60', '#2a7f62', '#f28482', '#84a59d'),
  of('#e9e4f0', '#2e2350', '#7b5ea7', '#f0a6ca', '#5d8aa8', '#f6d186', '#b8bedd'),
  of('#2a1a2e', '#fce8d5', '#d1495b', '#edae49', '#66a182', '#8d6a9f', '#5b3758'),
  of('#f3f0df', '#2d3a1f', '#5f7a3a', '#c9b458', '#9b5d3a', '#a3b18a', '#dda15e'),
  of('#dfeae8', '#1b3a4b', '#118ab2', '#ef767a', '#ffd166', '#06a77d', '#7fb7be'),
  of('#f6efe9', '#3d3027', '#a47551', '#d0b49f', '#523a28', '#e4d4c8', '#7c8f7b'),
  of('#0f1b2d', '#e8eef5', '#2f6690', '#f4a259', '#81c3d7', '#bc4b51', '#3a7ca5'),
  of('#fdeccf', '#183642', '#e36414', '#0f7173', '#f0b67f', '#9a031e', '#5f9ea0'),
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const join = (rgb: readonly number[]) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `amount` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  return join(channels(from).map((value, i) => value + (target[i]! - value) * amount))
}

export const lighter = (hex: string, amount: number) => mix(hex, '#fffaf0', amount)
export const darker = (hex: string, amount: number) => mix(hex, '#15101c', amount)
export const rgbOf = (hex: string) => channels(hex) as [number, number, number]

/** A palette with its tones in another order, so that the same one does not always look the same. */
export function somePalette(random: Random): Palette {
  const palette = random.pick(palettes)
  return { ...palette, tones: random.shuffle(palette.tones) as unknown as Palette['tones'] }
}
