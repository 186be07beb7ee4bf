import { Injectable } from '@nestjs/common'
import type { ClassifyGoodsResponse } from '@originseal/contracts'
import { classTitle, questionsFor } from '@originseal/mark-similarity'
import { GoodsList } from '../goods/goods-list'

/** Suggests Nice classes for what somebody sells, with the similar groups of the words that the office's list has. */
@Injectable()
export class SuggestClasses {
  constructor(private readonly goods: GoodsList) {}

  /** @throws Problem TRADEMARK_REGISTER_NOT_READY */
  execute(description: string): ClassifyGoodsResponse['data'] {
    const { suggester, knowledge } = this.goods.current
    const suggestions = suggester.suggest(description)
    return {
      goods: knowledge,
      suggestions: suggestions.map(({ class: each, level, because }) => ({
        class: each,
        title: classTitle(each),
        level,
        because: [...because],
        groups: this.groupsIn(each, because),
      })),
      questions: questionsFor(suggestions).map(({ kind, classes }) => ({
        kind,
        classes: classes.map((each) => ({ class: each, title: classTitle(each) })),
      })),
    }
  }

  /** The classes that a description speaks for clearly. */
  surely(description: string): number[] {
    const suggestions = this.goods.current.suggester.suggest(description)
    return suggestions.filter(({ level }) => level !== 'maybe').map((each) => each.class)
  }

  /** Similar groups of what is sold, in these classes; in all where there are none. */
  groups(description: string, classes: readonly number[]): string[] {
    const suggestions = this.goods.current.suggester.suggest(description)
    const asked = suggestions.filter((each) => classes.length === 0 || classes.includes(each.class))
    return [...new Set(asked.flatMap((each) => this.groupsIn(each.class, each.because)))].sort()
  }

  private groupsIn(inClass: number, words: readonly string[]): string[] {
    return [...new Set(words.flatMap((word) => this.goods.current.groupsOf(word, inClass)))].sort()
  }
}
