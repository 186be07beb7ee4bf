import { Controller } from '@nestjs/common'
import type {
  AdministeredOrder,
  ListPaymentsResponse,
  PageRequest,
  ReadPaymentResponse,
  ReadProviderAnswersResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, Exports, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { OrdersQueries } from '../orders/orders.queries'
import { AskProvider } from './ask-provider'
import { ConfirmTransfer } from './confirm-transfer'
import { DecideReview } from './decide-review'
import { paymentColumns } from './payment-columns'
import { PaymentsQueries } from './payments.queries'

@Controller()
export class PaymentsController {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly exports: Exports,
    private readonly askProvider: AskProvider,
    private readonly confirmTransfer: ConfirmTransfer,
    private readonly decideReview: DecideReview,
  ) {}

  @Endpoint(endpoints.listPayments)
  async list({ query }: EndpointRequest<typeof endpoints.listPayments>): Promise<ListPaymentsResponse> {
    const read = (asked: object) => this.orders.pageOfAll({ ...query, ...asked })
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { orders: entries, nextCursor }
  }

  @Endpoint(endpoints.exportPayments)
  file(request: EndpointRequest<typeof endpoints.exportPayments>): Promise<FileResponse> {
    const { reason: _reason, ...filter } = request.body
    const read = (asked: PageRequest) => this.orders.pageOfAll({ ...filter, ...asked })
    const list = { name: 'payments', columns: paymentColumns, read, idOf: ({ id }: AdministeredOrder) => id }
    return this.exports.begin(list, request)
  }

  @Endpoint(endpoints.readPayment)
  read({ params }: EndpointRequest<typeof endpoints.readPayment>): Promise<ReadPaymentResponse> {
    return this.payments.byId(params.id)
  }

  @Endpoint(endpoints.readProviderAnswers)
  async answers({
    params,
  }: EndpointRequest<typeof endpoints.readProviderAnswers>): Promise<ReadProviderAnswersResponse> {
    return { answers: await this.payments.answersTo(params.id) }
  }

  @Endpoint(endpoints.askProvider)
  ask({ params }: EndpointRequest<typeof endpoints.askProvider>): Promise<void> {
    return this.askProvider.execute(params.id)
  }

  @Endpoint(endpoints.decideReview)
  async decide({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.decideReview>): Promise<AdministeredOrder> {
    await this.decideReview.execute(params.id, body, caller, idempotencyKey)
    return this.orders.administeredById(params.id)
  }

  @Endpoint(endpoints.confirmTransfer)
  async confirm({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.confirmTransfer>): Promise<AdministeredOrder> {
    await this.confirmTransfer.execute(params.id, body, caller, idempotencyKey)
    return this.orders.administeredById(params.id)
  }
}
