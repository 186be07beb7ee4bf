import { Controller } from '@nestjs/common'
import type { CaseView, ListObservationsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { AnswerSighting } from './answer-sighting'
import { LookElsewhere } from './look-elsewhere'
import { toObservationView } from './observation.view'
import { ObservationsQueries } from './observations.queries'

@Controller()
export class ObservationsController {
  constructor(
    private readonly answerSighting: AnswerSighting,
    private readonly cases: CasesQueries,
    private readonly observations: ObservationsQueries,
    private readonly elsewhere: LookElsewhere,
  ) {}

  @Endpoint(endpoints.listObservations)
  async list({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.listObservations>): Promise<ListObservationsResponse> {
    const { id, lookAt } = await this.cases.ofOwner(params.id, caller)
    const kept = await this.observations.ofCase(id)
    return {
      data: {
        observations: kept.map(toObservationView),
        nextAt: lookAt?.toISOString() ?? null,
        vantagePoints: this.elsewhere.vantagePoints,
      },
    }
  }

  @Endpoint(endpoints.answerSighting)
  answer({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.answerSighting>): Promise<CaseView> {
    return this.answerSighting.execute(params.id, body.answer, caller, idempotencyKey)
  }
}
