import type { FoundMarkView } from '@originseal/contracts'
import { levels, parseMark, prepareText, searchMarks, type CrossSearched } from '@originseal/mark-similarity'
import type { LoadedRegister } from '../register/searchable-register'
import { toFoundMark } from './found-mark.view'

export interface NameQuestion {
  readonly name: string
  readonly classes: readonly number[]
  /** Codes of similar groups of what is sold; empty where they are not known. */
  readonly groups: readonly string[]
  readonly top: number
}

/** The marks of a register that are most like a name, the highest level first. The same question and register give the same. */
export function findMarks(
  register: LoadedRegister,
  { name, classes, groups, top }: NameQuestion,
  crossSearched: CrossSearched,
): FoundMarkView[] {
  const text = parseMark(name)
  const own = prepareText(text, register.frequencies)
  return searchMarks(register, { text, classes, top })
    .map((found) => toFoundMark({ register, own, goods: { classes, groups }, crossSearched }, found))
    .map((item, place) => ({ item, place }))
    .sort((a, b) => levels.indexOf(a.item.level) - levels.indexOf(b.item.level) || a.place - b.place)
    .map(({ item }) => item)
}
