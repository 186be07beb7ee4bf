import { defineEndpoint } from '../endpoint'
import { id } from '../primitives'
import {
  handleContactMessageRequest,
  listContactMessagesRequest,
  listContactMessagesResponse,
  sendContactMessageRequest,
  sendContactMessageResponse,
} from './contact'

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
  query: listContactMessagesRequest,
  response: { status: 200, json: listContactMessagesResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const handleContactMessage = defineEndpoint({
  name: 'handleContactMessage',
  service,
  tag,
  summary: 'Notes what was done about a message, which then waits for nobody.',
  method: 'POST',
  path: '/api/admin/contact-messages/:id/handling',
  access: 'contact-message:handle',
  audit: 'contact-message',
  perMinute: 60,
  params: { id },
  idempotency: 'key',
  body: handleContactMessageRequest,
  // What a person wrote is not kept a second time with the key.
  response: { status: 204, empty: true },
  errors: ['CONTACT_MESSAGE_NOT_FOUND', 'CONTACT_MESSAGE_HANDLED'],
})
