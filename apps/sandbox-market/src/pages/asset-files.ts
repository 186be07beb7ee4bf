import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shops } from '../pictures/shops'

/** The files a browser gets beside the pages. Their list is closed: no path is ever built from a request. */
const mediaTypes = {
  'market.css': 'text/css; charset=utf-8',
  'mark.svg': 'image/svg+xml',
  'script-shop.js': 'text/javascript; charset=utf-8',
  'sell.js': 'text/javascript; charset=utf-8',
} as const
export type AssetName = keyof typeof mediaTypes

export interface AssetFile {
  readonly bytes: Buffer
  readonly mediaType: string
  /** Changes with the bytes, so an address with it may be kept for ever. */
  readonly version: string
}

/** Each shop's own colour, as a rule of the style sheet: no page has inline styles. */
const shopColours = shops
  .map(({ slug, themeColour }) => `.shop-${slug} { --accent: ${themeColour} }\n`)
  .join('')

const folder = join(__dirname, '../../assets')
const files = new Map<string, AssetFile>(
  Object.entries(mediaTypes).map(([name, mediaType]) => {
    const bytes = Buffer.concat([
      readFileSync(join(folder, name)),
      Buffer.from(name === 'market.css' ? shopColours : ''),
    ])
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    return [name, { bytes, mediaType, version }]
  }),
)

export const assetFile = (name: string): AssetFile | undefined => files.get(name)

export function assetAddress(name: string): string {
  const file = files.get(name)
  if (!file) throw new Error(`there is no asset ${name}`)
  return `/assets/${name}?v=${file.version}`
}
