import { Injectable } from '@nestjs/common'
import { notSearched, type TrademarkAnalysis } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import {
  bopomofo,
  isEmptyMark,
  likelihoodVersion,
  measuredShares,
  parseMark,
  partsOf,
  prepareText,
  type PreparedMark,
  readingOf,
} from '@originseal/mark-similarity'
import { GoodsList } from '../goods/goods-list'
import { unsearched } from '../register/unsearched-registers.rules'
import { SearchableRegister } from '../register/searchable-register'
import { findMarks, type NameQuestion } from './find-marks'

/** Compares a name with the register. The same name, classes and register give the same answer, to the byte. */
@Injectable()
export class AnalyseName {
  constructor(
    private readonly register: SearchableRegister,
    private readonly goods: GoodsList,
  ) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_REGISTER_NOT_READY */
  execute(question: NameQuestion): TrademarkAnalysis {
    const { name, classes } = question
    const text = parseMark(name)
    if (isEmptyMark(text)) throw new Problem('TRADEMARK_NAME_EMPTY')
    const register = this.register.current
    const own = prepareText(text, register.frequencies)
    const { crossSearched, knowledge } = this.goods.current
    const items = findMarks(register, question, crossSearched)
    return {
      snapshot: register.snapshot,
      method: likelihoodVersion,
      goods: knowledge,
      query: {
        text: name,
        classes: [...classes],
        groups: [...question.groups],
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
      notSearched: unsearched(notSearched, register.snapshot.sources),
    }
  }
}

function ownStrength(own: PreparedMark): TrademarkAnalysis['own'] {
  const parts = partsOf(own)
  if (parts.every(({ weak }) => weak)) return 'weak'
  return parts.some(({ weak }) => weak) ? 'partly-weak' : 'strong'
}
