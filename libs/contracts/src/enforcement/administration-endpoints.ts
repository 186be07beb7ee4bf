import { defineEndpoint } from '../endpoint'
import { exportEndpoint } from '../exports'
import { pageRequest } from '../paging'
import {
  administeredCaseView,
  assignMailRequest,
  decideClaimantRequest,
  decideClaimReportRequest,
  discardMailRequest,
  exportAdministeredCasesRequest,
  listAdministeredCasesRequest,
  listAdministeredCasesResponse,
  listClaimReportsResponse,
  listReviewedClaimantsResponse,
  listUnrecognisedMailsResponse,
} from './administration'

const administration = {
  service: 'enforcement',
  tag: 'case administration',
  access: 'case:administer',
  perMinute: 120,
} as const

export const listAdministeredCases = defineEndpoint({
  ...administration,
  name: 'listAdministeredCases',
  audit: 'case',
  summary: 'Cases of everybody, newest first, by number, id, state, or past the target.',
  method: 'GET',
  path: '/api/admin/cases',
  query: listAdministeredCasesRequest,
  response: { status: 200, json: listAdministeredCasesResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const readAdministeredCase = defineEndpoint({
  ...administration,
  name: 'readAdministeredCase',
  audit: 'case',
  summary: 'A case of anybody as it stands: time line, clocks, notices, mails, and where its negotiation is.',
  method: 'GET',
  path: '/api/admin/cases/:id',
  response: { status: 200, json: administeredCaseView },
  cacheControl: 'private, no-store',
  errors: ['CASE_NOT_FOUND'],
})

export const downloadAdministeredNotice = defineEndpoint({
  ...administration,
  name: 'downloadAdministeredNotice',
  audit: 'case',
  summary: 'A signed notice of anybody’s case as a PDF, as it was sent.',
  method: 'GET',
  path: '/api/admin/cases/:id/notices/:noticeId',
  response: { status: 200, file: 'application/pdf', disposition: 'inline' },
  cacheControl: 'private, no-store',
  errors: ['CASE_NOT_FOUND', 'NOTICE_NOT_FOUND'],
})

export const exportAdministeredCases = defineEndpoint({
  ...administration,
  ...exportEndpoint,
  name: 'exportAdministeredCases',
  audit: 'case',
  summary: 'Cases as a file for spreadsheets, narrowed as the list is.',
  path: '/api/admin/cases/exports',
  body: exportAdministeredCasesRequest,
})

export const listReviewedClaimants = defineEndpoint({
  ...administration,
  name: 'listReviewedClaimants',
  audit: 'claimant',
  summary: 'Claimants who are suspended, to be reviewed, or decided about, and how their notices came out.',
  method: 'GET',
  path: '/api/admin/claimants',
  response: { status: 200, json: listReviewedClaimantsResponse },
  errors: [],
})

export const decideClaimant = defineEndpoint({
  ...administration,
  name: 'decideClaimant',
  stepUp: true,
  audit: 'claimant',
  summary: 'Suspends a claimant or lifts the suspension, with the reason; it counts before their record.',
  method: 'POST',
  path: '/api/admin/claimants/:id/decisions',
  idempotency: 'key',
  body: decideClaimantRequest,
  response: { status: 204, empty: true },
  errors: ['CLAIMANT_NOT_FOUND'],
})

export const listClaimReports = defineEndpoint({
  ...administration,
  name: 'listClaimReports',
  audit: 'claim-report',
  summary: 'Reports of respondents that a claim is abusive, which nobody has decided on; the oldest first.',
  method: 'GET',
  path: '/api/admin/claim-reports',
  query: pageRequest,
  response: { status: 200, json: listClaimReportsResponse },
  errors: [],
})

export const decideClaimReport = defineEndpoint({
  ...administration,
  name: 'decideClaimReport',
  audit: 'claim-report',
  summary: 'Upholds or dismisses a report; an upheld one stands in the claimant’s record.',
  method: 'POST',
  path: '/api/admin/claim-reports/:id/decisions',
  idempotency: 'key',
  body: decideClaimReportRequest,
  response: { status: 204, empty: true },
  errors: ['CLAIM_REPORT_NOT_FOUND', 'CLAIM_REPORT_DECIDED'],
})

export const listUnrecognisedMails = defineEndpoint({
  ...administration,
  name: 'listUnrecognisedMails',
  audit: 'mail',
  summary: 'Mails that could change no case and that nobody has settled, newest first.',
  method: 'GET',
  path: '/api/admin/mails',
  query: pageRequest,
  response: { status: 200, json: listUnrecognisedMailsResponse },
  errors: [],
})

export const assignMail = defineEndpoint({
  ...administration,
  name: 'assignMail',
  audit: 'mail',
  summary: 'Says which case a mail is about and what it means; the case goes on.',
  method: 'POST',
  path: '/api/admin/mails/:id/assignments',
  idempotency: 'key',
  body: assignMailRequest,
  response: { status: 204, empty: true },
  errors: ['MAIL_NOT_FOUND', 'MAIL_SETTLED', 'CASE_NOT_FOUND'],
})

export const discardMail = defineEndpoint({
  ...administration,
  name: 'discardMail',
  audit: 'mail',
  summary: 'Says that a mail is about no case.',
  method: 'POST',
  path: '/api/admin/mails/:id/discards',
  idempotency: 'key',
  body: discardMailRequest,
  response: { status: 204, empty: true },
  errors: ['MAIL_NOT_FOUND', 'MAIL_SETTLED'],
})
