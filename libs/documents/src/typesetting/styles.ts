import type { TextStyle } from './lines'
import { palette } from './palette'

/** The few sizes that every document is set in. */
export const styles = {
  title: { size: 22, weight: 'bold', color: palette.ink, leading: 30 },
  subtitle: { size: 11.5, weight: 'regular', color: palette.grey, leading: 16 },
  workTitle: { size: 15, weight: 'bold', color: palette.ink, leading: 21 },
  findingTitle: { size: 10.5, weight: 'bold', color: palette.ink, leading: 15 },
  figure: { size: 19, weight: 'bold', color: palette.pinkText, leading: 28 },
  heading: { size: 11.5, weight: 'bold', color: palette.pinkText, leading: 16 },
  headingEnglish: { size: 8.5, weight: 'regular', color: palette.grey, leading: 16 },
  body: { size: 9, weight: 'regular', color: palette.ink, leading: 13.5 },
  bodyBold: { size: 9, weight: 'bold', color: palette.ink, leading: 13.5 },
  english: { size: 8, weight: 'regular', color: palette.grey, leading: 11 },
  label: { size: 8.5, weight: 'bold', color: palette.ink, leading: 12 },
  labelEnglish: { size: 7, weight: 'regular', color: palette.grey, leading: 9.5 },
  cell: { size: 8.2, weight: 'regular', color: palette.ink, leading: 11.5 },
  code: { size: 8.2, weight: 'mono', color: palette.ink, leading: 12 },
  dense: { size: 7.7, weight: 'regular', color: palette.ink, leading: 10.4 },
  denseCode: { size: 7.5, weight: 'mono', color: palette.ink, leading: 10.2 },
  small: { size: 7.2, weight: 'regular', color: palette.grey, leading: 10.5 },
} as const satisfies Record<string, TextStyle>
