import { Injectable } from '@nestjs/common'
import { notSearched, type TrademarkAnalysis } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import {
  bopomofo,
  isEmptyMark,
  levels,
  likelihoodVersion,
  measuredShares,
  parseMark,
  partsOf,
  prepareText,
  type PreparedMark,
  readingOf,
  searchMarks,
} from '@originseal/mark-similarity'
import { SearchableRegister } from '../register/searchable-register'
import { toFoundMark } from './found-mark.view'

export interface NameAnalysis {
  readonly name: string
  readonly classes: readonly number[]
  readonly top: number
}

/** Compares a name with the register. The same name, classes and register give the same answer, to the byte. */
@Injectable()
export class AnalyseName {
  constructor(private readonly register: SearchableRegister) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_REGISTER_NOT_READY */
  execute({ name, classes, top }: NameAnalysis): TrademarkAnalysis {
    const text = parseMark(name)
    if (isEmptyMark(text)) throw new Problem('TRADEMARK_NAME_EMPTY')
    const register = this.register.current
    const own = prepareText(text, register.frequencies)
    const items = searchMarks(register, { text, classes, top })
      .map((found) => toFoundMark(register, own, classes, found))
      .map((item, place) => ({ item, place }))
      .sort((a, b) => levels.indexOf(a.item.level) - levels.indexOf(b.item.level) || a.place - b.place)
      .map(({ item }) => item)
    return {
      snapshot: register.snapshot,
      method: likelihoodVersion,
      query: {
        text: name,
        classes: [...classes],
        parts: partsOf(own),
        readings: text.written.map((character) => ({
          character,
          reading: bopomofo(readingOf(character) ?? ''),
        })),
      },
      own: ownStrength(own),
      levels: measuredShares,
      total: items.length,
      items,
      notSearched: [...notSearched],
    }
  }
}

function ownStrength(own: PreparedMark): TrademarkAnalysis['own'] {
  const parts = partsOf(own)
  if (parts.every(({ weak }) => weak)) return 'weak'
  return parts.some(({ weak }) => weak) ? 'partly-weak' : 'strong'
}
