import type { FoundMarkView } from '@originseal/contracts'

const axes = ['sound', 'look', 'meaning'] as const
/** From this on an axis is told as a reason. */
const speaks = { sound: 0.6, look: 0.6, meaning: 0.4 } as const

/** The axes that say most of why two marks are alike, the strongest first. */
export const strongestAxes = (of: FoundMarkView['axes']): (typeof axes)[number][] =>
  axes.filter((axis) => of[axis].score >= speaks[axis]).sort((a, b) => of[b].score - of[a].score)
