import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import {
  listScansRequest,
  listScansResponse,
  progressEvent,
  progressTokenResponse,
  readScanResponse,
  startScanRequest,
  startScanResponse,
} from './scans'
import { listListingScansResponse, readListingScanResponse, startListingScanRequest } from './listing-scans'
import { pageRequest } from '../paging'

export * from './video-endpoints'
export * from './figure-endpoints'
export * from './job-endpoints'
export * from './scan-administration-endpoints'
export * from './scan-source-endpoints'

const service = 'scan-orchestrator'
const picture = { status: 200, file: 'image/jpeg', disposition: 'inline' } as const
const pictureCache = 'private, max-age=3600'

export const startScan = defineEndpoint({
  name: 'startScan',
  service,
  tag: 'scans',
  summary: 'Starts a search for copies of a work.',
  method: 'POST',
  path: '/protect/trial/files/:id/scan',
  access: 'scan:start',
  perMinute: 30,
  idempotency: 'key',
  body: startScanRequest,
  response: { status: 202, json: startScanResponse },
  errors: ['SCAN_WORK_NOT_FOUND', 'SCAN_ALREADY_RUNNING', 'QUOTA_EXHAUSTED'],
})

export const startListingScan = defineEndpoint({
  name: 'startListingScan',
  service,
  tag: 'listing-scans',
  summary: 'Starts a search of the connected sites for listings that are offered under a name.',
  method: 'POST',
  path: '/api/listing-scans',
  access: 'listing-scan:start',
  perMinute: 30,
  idempotency: 'key',
  body: startListingScanRequest,
  response: { status: 202, json: startScanResponse },
  errors: ['LISTING_SCAN_NAME_SHORT', 'LISTING_SCAN_UNAVAILABLE', 'QUOTA_EXHAUSTED'],
})

export const readListingScan = defineEndpoint({
  name: 'readListingScan',
  service,
  tag: 'listing-scans',
  summary: 'A scan for listings under a name, with those that it has found and why.',
  method: 'GET',
  path: '/api/listing-scans/:id',
  access: 'listing-scan:read',
  perMinute: 300,
  response: { status: 200, json: readListingScanResponse },
  cacheControl: 'private, no-store',
  errors: ['SCAN_NOT_FOUND'],
})

export const listListingScans = defineEndpoint({
  name: 'listListingScans',
  service,
  tag: 'listing-scans',
  summary: 'One’s own scans for listings under names, newest first.',
  method: 'GET',
  path: '/api/listing-scans',
  access: 'listing-scan:read',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: listListingScansResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const readScan = defineEndpoint({
  name: 'readScan',
  service,
  tag: 'scans',
  summary: 'A scan with what it has found.',
  method: 'GET',
  path: '/protect/trial/scans/:id',
  access: 'scan:read',
  perMinute: 300,
  response: { status: 200, json: readScanResponse },
  errors: ['SCAN_NOT_FOUND'],
})

export const cancelScan = defineEndpoint({
  name: 'cancelScan',
  service,
  tag: 'scans',
  summary: 'Cancels a scan that is under way.',
  method: 'POST',
  path: '/protect/trial/scans/:id/cancel',
  access: 'scan:cancel',
  perMinute: 60,
  idempotency: 'natural',
  response: { status: 204, empty: true },
  errors: ['SCAN_NOT_FOUND', 'SCAN_ENDED'],
})

export const listScans = defineEndpoint({
  name: 'listScans',
  service,
  tag: 'scans',
  summary: 'One’s own scans, newest first.',
  method: 'GET',
  path: '/api/scans',
  access: 'scan:read',
  perMinute: 300,
  query: listScansRequest,
  response: { status: 200, json: listScansResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

/** For a page that was opened anew: the token that the start of the scan gave is gone with the old one. */
export const issueProgressToken = defineEndpoint({
  name: 'issueProgressToken',
  service,
  tag: 'scans',
  summary: 'A new token for the progress of one’s own scan.',
  method: 'POST',
  path: '/api/scans/:id/progress-tokens',
  access: 'scan:read',
  perMinute: 60,
  idempotency: 'key',
  response: { status: 201, json: progressTokenResponse },
  errors: ['SCAN_NOT_FOUND'],
})

/** The query's token opens this one stream, because an EventSource sends no header. */
export const watchScan = defineEndpoint({
  name: 'watchScan',
  service,
  tag: 'scans',
  summary: 'A scan’s progress as it happens; `Last-Event-ID` resumes it.',
  method: 'GET',
  path: '/api/scans/:id/stream',
  access: 'progress-token',
  perMinute: 120,
  query: z.object({ token: z.string().max(4_096).default('') }),
  response: { status: 200, events: progressEvent },
  cacheControl: 'no-cache, no-transform',
  errors: ['PROGRESS_TOKEN_INVALID', 'SCAN_NOT_FOUND'],
})

export const downloadReport = defineEndpoint({
  name: 'downloadReport',
  service,
  tag: 'reports',
  summary: 'The signed report of a completed scan.',
  method: 'GET',
  path: '/api/scans/:id/report',
  access: 'scan:read',
  perMinute: 60,
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
  cacheControl: 'private, no-store',
  errors: ['SCAN_NOT_FOUND', 'SCAN_NOT_COMPLETED', 'STORAGE_FULL'],
})

/** The page of a report shows two pictures for each finding. */
const findingPicture = {
  service,
  tag: 'findings',
  method: 'GET',
  access: 'scan:read',
  perMinute: 600,
  response: picture,
  cacheControl: pictureCache,
  errors: ['SCAN_NOT_FOUND', 'FINDING_NOT_FOUND'],
} as const

export const readCandidatePicture = defineEndpoint({
  ...findingPicture,
  name: 'readCandidatePicture',
  summary: 'The picture that was found.',
  path: '/api/scans/:id/findings/:findingId/candidate',
})

export const readOverlayPicture = defineEndpoint({
  ...findingPicture,
  name: 'readOverlayPicture',
  summary: 'Both pictures with their matching points.',
  path: '/api/scans/:id/findings/:findingId/overlay',
})

/** For search engines that take no upload. The token is the permission, for minutes. */
export const readPublicPicture = defineEndpoint({
  name: 'readPublicPicture',
  service,
  tag: 'scans',
  summary: 'A small copy of a work, for a search engine that a scan asks right now.',
  method: 'GET',
  path: '/api/public-pictures/:token',
  params: { token: z.string().max(64) },
  access: 'anyone',
  perMinute: 60,
  response: picture,
  cacheControl: 'no-store',
  errors: ['NOT_FOUND'],
})
