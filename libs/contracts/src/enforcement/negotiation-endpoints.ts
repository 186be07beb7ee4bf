import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  actOnNegotiationResponse,
  claimantAct,
  evidenceNoticeResponse,
  listNegotiationsResponse,
  prepareNegotiationRequest,
  readNegotiationResponse,
} from './negotiations'
import { jpegPicture, sentFileParams } from './sent-files'

const service = 'enforcement'
const tag = 'negotiations'
const reading = {
  service,
  tag,
  method: 'GET',
  access: 'case:read',
  perMinute: 300,
  cacheControl: 'private, no-store',
} as const
const acting = {
  service,
  tag,
  method: 'POST',
  access: 'case:act',
  perMinute: 60,
  idempotency: 'key',
} as const

export const listNegotiations = defineEndpoint({
  ...reading,
  name: 'listNegotiations',
  summary: 'One’s own negotiations, the newest first.',
  path: '/api/negotiations',
  query: pageRequest,
  response: { status: 200, json: listNegotiationsResponse },
  errors: [],
})

export const readNegotiation = defineEndpoint({
  ...reading,
  name: 'readNegotiation',
  summary: 'The negotiation of one’s own case with its record; null where there is none.',
  path: '/api/cases/:id/negotiation',
  response: { status: 200, json: readNegotiationResponse },
  errors: ['CASE_NOT_FOUND'],
})

export const readEvidenceNotice = defineEndpoint({
  ...reading,
  name: 'readEvidenceNotice',
  summary: 'The evidence notice to the other side, with the link and the code of their page.',
  path: '/api/cases/:id/negotiation/evidence-notice',
  response: { status: 200, json: evidenceNoticeResponse },
  errors: ['CASE_NOT_FOUND', 'NEGOTIATION_NOT_FOUND'],
})

export const downloadSettlement = defineEndpoint({
  ...reading,
  name: 'downloadSettlement',
  summary: 'The settlement that both sides have signed, as a signed PDF.',
  path: '/api/cases/:id/negotiation/settlement',
  perMinute: 30,
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
  errors: ['CASE_NOT_FOUND', 'NEGOTIATION_NOT_FOUND'],
})

export const downloadLicence = defineEndpoint({
  ...reading,
  name: 'downloadLicence',
  summary: 'The licence that the settlement gives, as a signed token (JWS).',
  path: '/api/cases/:id/negotiation/licence',
  perMinute: 30,
  response: { status: 200, file: 'application/jose', disposition: 'attachment' },
  errors: ['CASE_NOT_FOUND', 'NEGOTIATION_NOT_FOUND'],
})

/** Files are named by the entry of the record that they came with. */
export const downloadNegotiationFile = defineEndpoint({
  ...reading,
  name: 'downloadNegotiationFile',
  summary: 'A picture that the other side has sent as evidence, as we have drawn it anew.',
  path: '/api/cases/:id/negotiation/files/:sequence',
  perMinute: 60,
  params: sentFileParams,
  response: jpegPicture,
  errors: ['CASE_NOT_FOUND', 'NEGOTIATION_NOT_FOUND'],
})

export const prepareNegotiation = defineEndpoint({
  ...acting,
  name: 'prepareNegotiation',
  summary: 'Prepares a negotiation about one’s own case, and a page for the other side.',
  path: '/api/cases/:id/negotiation',
  body: prepareNegotiationRequest,
  response: { status: 201, json: actOnNegotiationResponse },
  errors: [
    'CASE_NOT_FOUND',
    'CASE_STATE_CHANGED',
    'CLAIMANT_SUSPENDED',
    'NEGOTIATION_EXISTS',
    'MESSAGE_REFUSED',
  ],
})

export const replaceRespondentLink = defineEndpoint({
  ...acting,
  name: 'replaceRespondentLink',
  summary: 'Gives the other side’s page a new link and code; the old ones lead nowhere from then on.',
  path: '/api/cases/:id/negotiation/links',
  response: { status: 204, empty: true },
  errors: ['CASE_NOT_FOUND', 'NEGOTIATION_NOT_FOUND'],
})

export const actOnNegotiation = defineEndpoint({
  ...acting,
  name: 'actOnNegotiation',
  summary: 'Writes, offers, accepts, declines, signs or ends, as the claimant.',
  path: '/api/cases/:id/negotiation/acts',
  body: claimantAct,
  response: { status: 200, json: actOnNegotiationResponse },
  errors: [
    'CASE_NOT_FOUND',
    'NEGOTIATION_NOT_FOUND',
    'NEGOTIATION_FROZEN',
    'NEGOTIATION_STATE_CHANGED',
    'CASE_IN_LITIGATION',
    'TERMS_OUTDATED',
    'OFFER_CHANGED',
    'MESSAGE_REFUSED',
    'MESSAGES_TOO_MANY',
  ],
})
