import { Injectable } from '@nestjs/common'
import { classesIn, type AnalyseTrademarkRequest, type TrademarkAnalysis } from '@originseal/contracts'
import { SuggestClasses } from '../classes/suggest-classes'
import { AnalyseName } from './analyse-name'

/** Analyses the name of a request; where it names no class, what is sold says which. */
@Injectable()
export class AnalyseRequest {
  constructor(
    private readonly analyseName: AnalyseName,
    private readonly suggestClasses: SuggestClasses,
  ) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_REGISTER_NOT_READY */
  execute({ name, desc = '', top, class: given }: AnalyseTrademarkRequest): TrademarkAnalysis {
    const named = classesIn(given)
    const classes = named.length > 0 ? named : this.suggestClasses.surely(desc)
    return this.analyseName.execute({ name, classes, top })
  }
}
