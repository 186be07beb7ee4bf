import { defineEndpoint } from '../endpoint'
import {
  administeredScanSource,
  listScanSourcesResponse,
  scanSourceName,
  switchScanSourceRequest,
} from './scan-sources'

const sources = {
  service: 'scan-orchestrator',
  tag: 'scan sources',
  access: 'scan-source:administer',
  perMinute: 60,
} as const

export const listScanSources = defineEndpoint({
  ...sources,
  name: 'listScanSources',
  // Nothing of anybody is shown, and the back office looks again by itself.
  audit: 'none',
  summary: 'Places that scans look at: whether each is switched on, set up and answers.',
  method: 'GET',
  path: '/api/admin/scan-sources',
  response: { status: 200, json: listScanSourcesResponse },
  errors: [],
})

export const switchScanSource = defineEndpoint({
  ...sources,
  name: 'switchScanSource',
  audit: 'scan-source',
  summary: 'Switches a place to look at off or on, for scans that begin from now on; their reports say so.',
  method: 'POST',
  path: '/api/admin/scan-sources/:name/switches',
  params: { name: scanSourceName },
  idempotency: 'key',
  body: switchScanSourceRequest,
  response: { status: 201, json: administeredScanSource },
  errors: ['SCAN_SOURCE_NOT_FOUND', 'SCAN_SOURCE_CHANGED'],
})
