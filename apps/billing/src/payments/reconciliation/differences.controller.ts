import { Controller } from '@nestjs/common'
import type {
  ListPaymentDifferencesResponse,
  ListUnitDifferencesResponse,
  PaymentDifference,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { UnitDifferencesQueries } from '../../units/unit-differences.queries'
import { PaymentDifferencesQueries } from './payment-differences.queries'
import { SettleDifference } from './settle-difference'

@Controller()
export class DifferencesController {
  constructor(
    private readonly payments: PaymentDifferencesQueries,
    private readonly settleDifference: SettleDifference,
    private readonly units: UnitDifferencesQueries,
  ) {}

  @Endpoint(endpoints.listPaymentDifferences)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listPaymentDifferences>): Promise<ListPaymentDifferencesResponse> {
    const read = (asked: object) => this.payments.page({ ...query, ...asked })
    const [{ entries, nextCursor }, comparedUntil] = await Promise.all([
      readPage(query, read, ({ id }) => id),
      this.payments.comparedUntil(),
    ])
    return { differences: entries, nextCursor, ...(comparedUntil !== undefined && { comparedUntil }) }
  }

  @Endpoint(endpoints.settlePaymentDifference)
  settle({
    params,
    body,
  }: EndpointRequest<typeof endpoints.settlePaymentDifference>): Promise<PaymentDifference> {
    return this.settleDifference.execute(params.id, body.note)
  }

  @Endpoint(endpoints.listUnitDifferences)
  async listUnits({
    query,
  }: EndpointRequest<typeof endpoints.listUnitDifferences>): Promise<ListUnitDifferencesResponse> {
    const { entries, nextCursor } = await readPage(
      query,
      (page) => this.units.page(page),
      ({ id }) => id,
    )
    return { differences: entries, nextCursor }
  }
}
