import { join } from 'node:path'
import { AssetFiles } from '@originseal/pages'
import { shops } from '../pictures/shops'

/** Each shop's own colour, as a rule of the style sheet: no page has inline styles. */
const shopColours = shops
  .map(({ slug, themeColour }) => `.shop-${slug} { --accent: ${themeColour} }\n`)
  .join('')

export const assets = new AssetFiles(
  join(__dirname, '../../assets'),
  {
    'market.css': 'text/css; charset=utf-8',
    'mark.svg': 'image/svg+xml',
    'script-shop.js': 'text/javascript; charset=utf-8',
    'sell.js': 'text/javascript; charset=utf-8',
  },
  { 'market.css': shopColours },
)
