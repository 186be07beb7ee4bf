import type { SendContactMessageRequest, SendContactMessageResponse } from '@originseal/contracts'
import { sendContactMessage } from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

interface Message extends SendContactMessageRequest {
  readonly idempotencyKey: string
}

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<SendContactMessageResponse, Message>(
      calling(sendContactMessage, ({ idempotencyKey, ...body }: Message) => ({ body, idempotencyKey })),
    ),
  }),
})

export const { useSendContactMessageMutation } = contactApi
