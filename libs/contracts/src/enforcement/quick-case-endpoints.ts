import { defineEndpoint } from '../endpoint'
import {
  compareQuickCaseRequest,
  listQuickCasesResponse,
  saveQuickCaseRequest,
  saveQuickCaseResponse,
} from './quick-cases'

const service = 'enforcement'
const tag = 'quick-cases'

export const saveQuickCase = defineEndpoint({
  name: 'saveQuickCase',
  service,
  tag,
  summary:
    'Keeps a suspicious page until its original is given; of a page that is kept already there is one.',
  method: 'POST',
  path: '/api/quick-cases',
  access: 'case:open',
  perMinute: 30,
  idempotency: 'key',
  body: saveQuickCaseRequest,
  response: { status: 201, json: saveQuickCaseResponse },
  errors: [],
})

export const listQuickCases = defineEndpoint({
  name: 'listQuickCases',
  service,
  tag,
  summary: 'Suspicious pages that wait for their original or for a case.',
  method: 'GET',
  path: '/api/quick-cases',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: listQuickCasesResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const compareQuickCase = defineEndpoint({
  name: 'compareQuickCase',
  service,
  tag,
  summary: 'Says which scan compares the page with which work.',
  method: 'POST',
  path: '/api/quick-cases/:id/comparison',
  access: 'case:act',
  perMinute: 30,
  idempotency: 'key',
  body: compareQuickCaseRequest,
  response: { status: 204, empty: true },
  errors: ['QUICK_CASE_NOT_FOUND'],
})

export const dismissQuickCase = defineEndpoint({
  name: 'dismissQuickCase',
  service,
  tag,
  summary: 'Forgets a suspicious page.',
  method: 'DELETE',
  path: '/api/quick-cases/:id',
  access: 'case:act',
  perMinute: 60,
  idempotency: 'natural',
  response: { status: 204, empty: true },
  errors: ['QUICK_CASE_NOT_FOUND'],
})
