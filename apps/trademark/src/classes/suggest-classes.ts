import { Injectable } from '@nestjs/common'
import type { ClassifyGoodsResponse } from '@originseal/contracts'
import { ClassSuggester, classTitle, questionsFor } from '@originseal/mark-similarity'

/** Suggests Nice classes for what somebody sells. */
@Injectable()
export class SuggestClasses {
  private readonly suggester = new ClassSuggester()

  execute(description: string): ClassifyGoodsResponse['data'] {
    const suggestions = this.suggester.suggest(description)
    return {
      suggestions: suggestions.map(({ class: each, level, because }) => ({
        class: each,
        title: classTitle(each),
        level,
        because: [...because],
      })),
      questions: questionsFor(suggestions).map(({ kind, classes }) => ({
        kind,
        classes: classes.map((each) => ({ class: each, title: classTitle(each) })),
      })),
    }
  }

  /** The classes that a description speaks for clearly. */
  surely(description: string): number[] {
    const suggestions = this.suggester.suggest(description)
    return suggestions.filter(({ level }) => level !== 'maybe').map((each) => each.class)
  }
}
