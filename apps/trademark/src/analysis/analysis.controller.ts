import { Controller } from '@nestjs/common'
import { classesIn, type AnalyseTrademarkResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { AnalyseName } from './analyse-name'
import { AnalyseRequest } from './analyse-request'

@Controller()
export class AnalysisController {
  constructor(
    private readonly analyseName: AnalyseName,
    private readonly analyseRequest: AnalyseRequest,
  ) {}

  @Endpoint(endpoints.searchTrademarks)
  search({ query }: EndpointRequest<typeof endpoints.searchTrademarks>): AnalyseTrademarkResponse {
    const data = this.analyseName.execute({
      name: query.name,
      classes: classesIn(query.class),
      groups: [],
      top: query.top,
    })
    return { success: true, data }
  }

  @Endpoint(endpoints.analyseTrademark)
  analyse({ body }: EndpointRequest<typeof endpoints.analyseTrademark>): AnalyseTrademarkResponse {
    return { success: true, data: this.analyseRequest.execute(body) }
  }
}
