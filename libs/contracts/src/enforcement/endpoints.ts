import { defineEndpoint } from '../endpoint'
import { readCaseAnchorResponse } from './anchors'
import {
  answerSightingRequest,
  caseView,
  decideFindingsRequest,
  listCasesRequest,
  listCasesResponse,
  listDecisionsRequest,
  listDecisionsResponse,
  openCasesRequest,
  openCasesResponse,
  previewCasesResponse,
  publishCaseRequest,
  readWorkbenchRequest,
  readWorkbenchResponse,
  recordCourtStepRequest,
  reopenFindingsRequest,
  summarizeCasesResponse,
} from './cases'
import { listObservationsResponse } from './observations'

const service = 'enforcement'
const privately = 'private, no-store'

export const openCases = defineEndpoint({
  name: 'openCases',
  service,
  tag: 'cases',
  summary: 'Opens a takedown case for each finding, or for none of them.',
  method: 'POST',
  path: '/api/cases',
  access: 'case:open',
  perMinute: 30,
  idempotency: 'key',
  body: openCasesRequest,
  response: { status: 201, json: openCasesResponse },
  errors: [
    'FOUND_COPY_NOT_FOUND',
    'CASE_ALREADY_OPEN',
    'FINDING_LINK_HIDDEN',
    'USE_IS_LICENSED',
    'TARGET_NOT_AN_ITEM',
    'SHORT_LINK',
    'QUOTA_EXHAUSTED',
    'TAKEDOWNS_NOT_OPEN',
    'CLAIMANT_SUSPENDED',
  ],
})

export const previewCases = defineEndpoint({
  name: 'previewCases',
  service,
  tag: 'cases',
  summary: 'What opening cases would cost and how likely notices get there, before anything is spent.',
  method: 'POST',
  path: '/api/case-previews',
  access: 'case:read',
  perMinute: 120,
  idempotency: 'natural',
  body: openCasesRequest,
  response: { status: 200, json: previewCasesResponse },
  errors: ['FOUND_COPY_NOT_FOUND'],
})

export const listCases = defineEndpoint({
  name: 'listCases',
  service,
  tag: 'cases',
  summary: 'One’s own cases, newest first, with how many are in each state.',
  method: 'GET',
  path: '/api/cases',
  access: 'case:read',
  perMinute: 300,
  query: listCasesRequest,
  response: { status: 200, json: listCasesResponse },
  cacheControl: privately,
  errors: [],
})

export const summarizeCases = defineEndpoint({
  name: 'summarizeCases',
  service,
  tag: 'cases',
  summary: 'Cases by state, the next deadline, and what wants the owner’s eye.',
  method: 'GET',
  path: '/api/case-summary',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: summarizeCasesResponse },
  cacheControl: privately,
  errors: [],
})

export const readCase = defineEndpoint({
  name: 'readCase',
  service,
  tag: 'cases',
  summary: 'One’s own case with its time line.',
  method: 'GET',
  path: '/api/cases/:id',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: caseView },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND'],
})

export const readCaseAnchor = defineEndpoint({
  name: 'readCaseAnchor',
  service,
  tag: 'cases',
  summary: 'Proof that the time line of one’s own case stood like this at the time of a block.',
  method: 'GET',
  path: '/api/cases/:id/anchor',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: readCaseAnchorResponse },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND'],
})

export const downloadCaseFile = defineEndpoint({
  name: 'downloadCaseFile',
  service,
  tag: 'cases',
  summary:
    'One’s own case as one zip that originseal-verify checks: all that belongs to it, and a signed list.',
  method: 'GET',
  path: '/api/cases/:id/file',
  access: 'case:read',
  perMinute: 10,
  response: { status: 200, file: 'application/zip', disposition: 'attachment' },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND'],
})

export const listObservations = defineEndpoint({
  name: 'listObservations',
  service,
  tag: 'cases',
  summary: 'Looks at the place of one’s own case: when, what was met, and what each says.',
  method: 'GET',
  path: '/api/cases/:id/observations',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: listObservationsResponse },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND'],
})

const actOnCase = {
  service,
  tag: 'cases',
  method: 'POST',
  access: 'case:act',
  perMinute: 60,
  idempotency: 'key',
  response: { status: 200, json: caseView },
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED'],
} as const

export const withdrawCase = defineEndpoint({
  ...actOnCase,
  name: 'withdrawCase',
  summary: 'Takes back the claim.',
  path: '/api/cases/:id/withdrawal',
})

export const giveUpCase = defineEndpoint({
  ...actOnCase,
  name: 'giveUpCase',
  summary: 'Ends a case that came to nothing; its unit comes back where that was not the owner’s fault.',
  path: '/api/cases/:id/end',
})

export const tryCaseAgain = defineEndpoint({
  ...actOnCase,
  name: 'tryCaseAgain',
  summary: 'Tries again after a rejection, with the same unit.',
  path: '/api/cases/:id/retry',
})

export const answerSighting = defineEndpoint({
  ...actOnCase,
  name: 'answerSighting',
  summary: 'Says whether the copy is still there, where its owner was asked.',
  path: '/api/cases/:id/sightings',
  body: answerSightingRequest,
  errors: ['CASE_NOT_FOUND', 'SIGHTING_NOT_ASKED'],
})

export const publishCase = defineEndpoint({
  ...actOnCase,
  name: 'publishCase',
  summary: 'Says whether the public may see that the copy was removed: number, platform and hours.',
  path: '/api/cases/:id/publication',
  body: publishCaseRequest,
})

export const recordCourtStep = defineEndpoint({
  ...actOnCase,
  name: 'recordCourtStep',
  summary: 'Says that a lawsuit was filed and proven to the platform, or how the court decided.',
  path: '/api/cases/:id/court-steps',
  body: recordCourtStepRequest,
  errors: [...actOnCase.errors, 'FILING_TIME_WRONG'],
})

export const readWorkbench = defineEndpoint({
  name: 'readWorkbench',
  service,
  tag: 'findings',
  summary: 'Findings of all works that nothing was decided about, grouped by seller and by picture.',
  method: 'GET',
  path: '/api/findings',
  access: 'case:read',
  perMinute: 300,
  query: readWorkbenchRequest,
  response: { status: 200, json: readWorkbenchResponse },
  cacheControl: privately,
  errors: [],
})

export const listDecisions = defineEndpoint({
  name: 'listDecisions',
  service,
  tag: 'findings',
  summary: 'Copies that one has decided about, the latest decision first; takedowns are cases.',
  method: 'GET',
  path: '/api/finding-decisions',
  access: 'case:read',
  perMinute: 300,
  query: listDecisionsRequest,
  response: { status: 200, json: listDecisionsResponse },
  cacheControl: privately,
  errors: [],
})

export const decideFindings = defineEndpoint({
  name: 'decideFindings',
  service,
  tag: 'findings',
  summary: 'Says what findings are; it is remembered for the same place.',
  method: 'POST',
  path: '/api/finding-decisions',
  access: 'case:act',
  perMinute: 120,
  idempotency: 'key',
  body: decideFindingsRequest,
  response: { status: 204, empty: true },
  errors: ['FOUND_COPY_NOT_FOUND', 'USE_IS_LICENSED'],
})

export const reopenFindings = defineEndpoint({
  name: 'reopenFindings',
  service,
  tag: 'findings',
  summary: 'Takes back what was said of findings: they wait for a decision again.',
  method: 'POST',
  path: '/api/finding-decisions/withdrawal',
  access: 'case:act',
  perMinute: 120,
  idempotency: 'key',
  body: reopenFindingsRequest,
  response: { status: 204, empty: true },
  errors: ['FOUND_COPY_NOT_FOUND', 'CASE_ALREADY_OPEN', 'USE_IS_LICENSED'],
})

export * from './figure-endpoints'
export * from './job-endpoints'
export * from './administration-endpoints'
export * from './channel-endpoints'
export * from './home-page-endpoints'
export * from './negotiation-administration-endpoints'
export * from './negotiation-endpoints'
export * from './respondent-page-endpoints'
export * from './notice-endpoints'
export * from './quick-case-endpoints'
export * from './time-ledger-endpoints'
