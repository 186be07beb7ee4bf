import { defineEndpoint } from '../endpoint'
import { caseView } from './cases'
import { readClaimantResponse, saveClaimantRequest } from './claimants'
import {
  correspondenceView,
  noticeDraftView,
  noticeStatements,
  recordAnswerRequest,
  recordFilingRequest,
  signNoticeRequest,
} from './notices'

const service = 'enforcement'
const tag = 'notices'
const privately = 'private, no-store'

export const readClaimant = defineEndpoint({
  name: 'readClaimant',
  service,
  tag,
  summary: 'Who speaks in one’s own notices, and whether they may.',
  method: 'GET',
  path: '/api/claimant',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: readClaimantResponse },
  cacheControl: privately,
  errors: [],
})

export const saveClaimant = defineEndpoint({
  name: 'saveClaimant',
  service,
  tag,
  summary: 'Says who speaks in one’s own notices; what was signed and has not left is signed again.',
  method: 'POST',
  path: '/api/claimant',
  access: 'case:act',
  perMinute: 30,
  idempotency: 'natural',
  body: saveClaimantRequest,
  response: { status: 200, json: readClaimantResponse },
  errors: ['STEP_UP_NEEDED'],
})

const draft = {
  service,
  tag,
  path: '/api/cases/:id/notice',
  response: { status: 200, json: noticeDraftView },
  cacheControl: privately,
} as const

export const readNoticeDraft = defineEndpoint({
  ...draft,
  name: 'readNoticeDraft',
  summary: 'What the next notice of a case would say, and what it misses.',
  method: 'GET',
  access: 'case:read',
  perMinute: 300,
  errors: ['CASE_NOT_FOUND'],
})

export const writeNoticeDraft = defineEndpoint({
  ...draft,
  name: 'writeNoticeDraft',
  summary: 'Gives what the next notice of a case needs; a signature before it counts no more.',
  method: 'POST',
  access: 'case:act',
  perMinute: 120,
  idempotency: 'natural',
  body: noticeStatements,
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED'],
})

const onCase = {
  service,
  tag,
  method: 'POST',
  access: 'case:act',
  perMinute: 60,
  idempotency: 'key',
  response: { status: 200, json: caseView },
} as const

export const signCaseNotice = defineEndpoint({
  ...onCase,
  name: 'signCaseNotice',
  summary: 'Signs the notice that was shown; the case goes on.',
  path: '/api/cases/:id/signature',
  body: signNoticeRequest,
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED', 'NOTICE_INCOMPLETE', 'NOTICE_CHANGED', 'STEP_UP_NEEDED'],
})

export const giveCaseInput = defineEndpoint({
  ...onCase,
  name: 'giveCaseInput',
  summary: 'Has a case checked again, after what was missing was given.',
  path: '/api/cases/:id/input',
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED'],
})

export const recordFiling = defineEndpoint({
  ...onCase,
  name: 'recordFiling',
  summary: 'Says that the claimant has filed a notice by hand.',
  path: '/api/cases/:id/filing',
  body: recordFilingRequest,
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED', 'FILING_TIME_WRONG'],
})

export const recordRetraction = defineEndpoint({
  ...onCase,
  name: 'recordRetraction',
  summary: 'Says that the claimant has taken a notice back at its platform, where that goes by hand.',
  path: '/api/cases/:id/retractions/:noticeId',
  body: recordFilingRequest,
  errors: ['CASE_NOT_FOUND', 'NOTICE_NOT_FOUND', 'CASE_STATE_CHANGED', 'FILING_TIME_WRONG'],
})

export const recordAnswer = defineEndpoint({
  ...onCase,
  name: 'recordAnswer',
  summary: 'Says what a platform has told its claimant elsewhere than by a mail to the case’s address.',
  path: '/api/cases/:id/answers',
  body: recordAnswerRequest,
  errors: ['CASE_NOT_FOUND', 'CASE_STATE_CHANGED', 'FILING_TIME_WRONG'],
})

export const readCorrespondence = defineEndpoint({
  name: 'readCorrespondence',
  service,
  tag,
  summary: 'Notices of a case as they were signed, and the mails that came back.',
  method: 'GET',
  path: '/api/cases/:id/correspondence',
  access: 'case:read',
  perMinute: 300,
  response: { status: 200, json: correspondenceView },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND'],
})

export const downloadPacket = defineEndpoint({
  name: 'downloadPacket',
  service,
  tag,
  summary: 'What a claimant fills a platform’s form with: fields, addresses and the signed notice, zipped.',
  method: 'GET',
  path: '/api/cases/:id/packet',
  access: 'case:read',
  perMinute: 60,
  response: { status: 200, file: 'application/zip', disposition: 'attachment' },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND', 'NOTICE_NOT_FOUND'],
})

export const downloadNotice = defineEndpoint({
  name: 'downloadNotice',
  service,
  tag,
  summary: 'A signed notice as a PDF, in both languages.',
  method: 'GET',
  path: '/api/cases/:id/notices/:noticeId',
  access: 'case:read',
  perMinute: 60,
  response: { status: 200, file: 'application/pdf', disposition: 'inline' },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND', 'NOTICE_NOT_FOUND'],
})

export const downloadRetraction = defineEndpoint({
  name: 'downloadRetraction',
  service,
  tag,
  summary:
    'What a claimant takes a notice back with by hand: the words in both languages, and the addresses, zipped.',
  method: 'GET',
  path: '/api/cases/:id/retractions/:noticeId/packet',
  access: 'case:read',
  perMinute: 60,
  response: { status: 200, file: 'application/zip', disposition: 'attachment' },
  cacheControl: privately,
  errors: ['CASE_NOT_FOUND', 'NOTICE_NOT_FOUND'],
})
