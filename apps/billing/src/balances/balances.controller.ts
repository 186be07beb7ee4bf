import { Controller } from '@nestjs/common'
import type { ListUnitLinesResponse, ReadUnitsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { UnitsQueries } from '../units/units.queries'
import { ReadUnits } from './read-units'

@Controller()
export class BalancesController {
  constructor(
    private readonly readUnits: ReadUnits,
    private readonly units: UnitsQueries,
  ) {}

  @Endpoint(endpoints.readUnits)
  read({ caller }: EndpointRequest<typeof endpoints.readUnits>): Promise<ReadUnitsResponse> {
    return this.readUnits.execute(caller.userId)
  }

  @Endpoint(endpoints.listUnitLines)
  async list({
    caller,
    query,
  }: EndpointRequest<typeof endpoints.listUnitLines>): Promise<ListUnitLinesResponse> {
    const { entries: lines, nextCursor } = await readPage(
      query,
      (page) => this.units.linesOf(caller.userId, page),
      ({ id }) => id,
    )
    return { data: { lines, nextCursor } }
  }
}
