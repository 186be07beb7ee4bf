import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import { listContactMessagesResponse, sendContactMessageRequest, sendContactMessageResponse } from './contact'

const service = 'identity'
const tag = 'contact'

/** Each message is mailed twice; identity itself counts them by network and address, over all gateways. */
export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  service,
  tag,
  summary:
    'Keeps a message to whoever runs this installation, and mails its reference number to who wrote it.',
  method: 'POST',
  path: '/api/contact-messages',
  access: 'anyone',
  authentication: 'none',
  perMinute: 10,
  idempotency: 'key',
  body: sendContactMessageRequest,
  response: { status: 201, json: sendContactMessageResponse },
  errors: ['CONTACT_LIMIT_REACHED'],
})

export const listContactMessages = defineEndpoint({
  name: 'listContactMessages',
  service,
  tag,
  summary: 'Messages from the contact and complaint forms, newest first.',
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'contact-message:read',
  audit: 'contact-message',
  perMinute: 120,
  query: pageRequest,
  response: { status: 200, json: listContactMessagesResponse },
  cacheControl: 'private, no-store',
  errors: [],
})
