import { brandColours } from '@originseal/brand'

/** Brand pink for surfaces; its darker sister for text (contrast ≥ 4.5 on white). */
export const palette = {
  pink: brandColours.pink,
  pinkText: '#B93A7C',
  wash: '#FCF4F8',
  ink: '#1A1A1A',
  grey: '#5E5A62',
  hair: '#E7DFE4',
  amber: '#8A5A00',
  amberWash: '#FFF8E8',
} as const

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 52, top: 76, bottom: 58 } as const
export const contentWidth = page.width - 2 * page.margin
