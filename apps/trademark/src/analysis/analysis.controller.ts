import { Controller } from '@nestjs/common'
import { classesIn, type AnalyseTrademarkResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { SuggestClasses } from '../classes/suggest-classes'
import { AnalyseName } from './analyse-name'

@Controller()
export class AnalysisController {
  constructor(
    private readonly analyseName: AnalyseName,
    private readonly suggestClasses: SuggestClasses,
  ) {}

  @Endpoint(endpoints.searchTrademarks)
  search({ query }: EndpointRequest<typeof endpoints.searchTrademarks>): AnalyseTrademarkResponse {
    const data = this.analyseName.execute({
      name: query.name,
      classes: classesIn(query.class),
      top: query.top,
    })
    return { success: true, data }
  }

  @Endpoint(endpoints.analyseTrademark)
  analyse({ body }: EndpointRequest<typeof endpoints.analyseTrademark>): AnalyseTrademarkResponse {
    const { name, desc = '', top } = body
    const given = classesIn(body.class)
    const classes = given.length > 0 ? given : this.suggestClasses.surely(desc)
    return { success: true, data: this.analyseName.execute({ name, classes, top }) }
  }
}
