import { Controller, Res } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, Problem, type EndpointRequest } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import type { NoticeKind } from '../ecpay/read-notice'
import { ReceiveNotice, type NoticeVerdict } from './receive-notice'

type FromServer = EndpointRequest<
  | typeof endpoints.receivePaymentNotice
  | typeof endpoints.receivePaymentNumber
  | typeof endpoints.receivePeriodNotice
>
type FromBrowser = EndpointRequest<typeof endpoints.returnFromPayment>

/** Exactly these characters say that a notice has arrived; anything else brings it again. */
const answers: Readonly<Record<Exclude<NoticeVerdict, 'unreadable'>, string>> = {
  accepted: '1|OK',
  forged: '0|CheckMacValue Error',
}

/** The ways back from the payment provider: from its server, and by the payer's browser. */
@Controller()
export class NoticesController {
  constructor(private readonly receiveNotice: ReceiveNotice) {}

  @Endpoint(endpoints.receivePaymentNotice)
  payment({ http }: FromServer, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('payment', http.body, reply)
  }

  @Endpoint(endpoints.receivePaymentNumber)
  number({ http }: FromServer, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('number', http.body, reply)
  }

  @Endpoint(endpoints.receivePeriodNotice)
  period({ http }: FromServer, @Res() reply: FastifyReply): Promise<void> {
    return this.answer('period', http.body, reply)
  }

  /** The browser's word counts as much as its seal; the page asks for the order with the member's own login. */
  @Endpoint(endpoints.returnFromPayment)
  async result({ http }: FromBrowser, @Res() reply: FastifyReply): Promise<void> {
    const { orderId } = await this.receiveNotice.execute('payment', textOf(http.body))
    const query = orderId === undefined ? '' : `?orderId=${orderId}`
    void reply.header('cache-control', 'no-store').redirect(`/payment/success${query}`, 303)
  }

  private async answer(kind: NoticeKind, body: unknown, reply: FastifyReply): Promise<void> {
    const { verdict } = await this.receiveNotice.execute(kind, textOf(body))
    if (verdict === 'unreadable') throw new Problem('REQUEST_INVALID')
    void reply.type('text/plain').header('cache-control', 'no-store').send(answers[verdict])
  }
}

function textOf(body: unknown): string {
  if (typeof body !== 'string') throw new Problem('CONTENT_TYPE_UNSUPPORTED')
  return body
}
