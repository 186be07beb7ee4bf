import { Controller } from '@nestjs/common'
import type { ListContactMessagesResponse, SendContactMessageResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { languageOf } from '../accounts/account.rules'
import { ContactQueries } from './contact.queries'
import { HandleContactMessage } from './handle-contact-message'
import { SendContactMessage } from './send-contact-message'

@Controller()
export class ContactController {
  constructor(
    private readonly sendContactMessage: SendContactMessage,
    private readonly handleContactMessage: HandleContactMessage,
    private readonly messages: ContactQueries,
  ) {}

  @Endpoint(endpoints.sendContactMessage)
  send({
    body,
    http,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.sendContactMessage>): Promise<SendContactMessageResponse> {
    const language = languageOf(http.headers['accept-language'])
    return this.sendContactMessage.execute(body, { address: http.ip, language, idempotencyKey })
  }

  @Endpoint(endpoints.listContactMessages)
  async list({
    query,
  }: EndpointRequest<typeof endpoints.listContactMessages>): Promise<ListContactMessagesResponse> {
    const { entries: messages, nextCursor } = await readPage(
      query,
      (page) => this.messages.page({ ...page, state: query.state, search: query.search }),
      ({ id }) => id,
    )
    return { data: { messages, nextCursor } }
  }

  @Endpoint(endpoints.handleContactMessage)
  handle({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.handleContactMessage>): Promise<void> {
    const handling = { messageId: params.id, administratorId: caller.userId, note: body.note }
    return this.handleContactMessage.execute(handling, idempotencyKey)
  }
}
