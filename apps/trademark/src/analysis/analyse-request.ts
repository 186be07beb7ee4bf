import { Injectable } from '@nestjs/common'
import { classesIn, type AnalyseTrademarkRequest, type TrademarkAnalysis } from '@originseal/contracts'
import { SuggestClasses } from '../classes/suggest-classes'
import { AnalyseName } from './analyse-name'

/** Analyses the name of a request; where it says nothing of classes, what is sold says which. An empty list is all classes. */
@Injectable()
export class AnalyseRequest {
  constructor(
    private readonly analyseName: AnalyseName,
    private readonly suggestClasses: SuggestClasses,
  ) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_REGISTER_NOT_READY */
  execute({ name, desc = '', top, class: given }: AnalyseTrademarkRequest): TrademarkAnalysis {
    const classes = given === undefined ? this.suggestClasses.surely(desc) : classesIn(given)
    const groups = this.suggestClasses.groups(desc, classes)
    return this.analyseName.execute({ name, classes, groups, top })
  }
}
