import { defineEndpoint } from '../endpoint'
import { lookAtListRequest, lookEndpoint, lookRequest } from '../looks'
import { listAdministeredScansRequest, listAdministeredScansResponse } from './scan-administration'
import { listScansResponse, readScanResponse } from './scans'

const service = 'scan-orchestrator'

export const listAdministeredScans = defineEndpoint({
  name: 'listAdministeredScans',
  service,
  tag: 'administration',
  summary:
    'Scans of anybody by the id of the scan or of its owner; nothing of what they searched for or found.',
  method: 'GET',
  path: '/api/admin/scans',
  access: 'member:view',
  audit: 'scan',
  perMinute: 120,
  query: listAdministeredScansRequest,
  response: { status: 200, json: listAdministeredScansResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const lookAtScans = defineEndpoint({
  ...lookEndpoint,
  name: 'lookAtScans',
  service,
  summary: 'A member’s scans as they see them, for the reason given; each look is logged.',
  path: '/api/admin/users/:id/scans/looks',
  audit: 'user',
  body: lookAtListRequest,
  response: { status: 200, json: listScansResponse },
  errors: [],
})

export const lookAtScan = defineEndpoint({
  ...lookEndpoint,
  name: 'lookAtScan',
  service,
  summary:
    'A scan with what it has found, as its owner sees it: what is masked for them stays masked. Each look is logged.',
  path: '/api/admin/scans/:id/looks',
  audit: 'scan',
  body: lookRequest,
  response: { status: 200, json: readScanResponse },
  errors: ['SCAN_NOT_FOUND'],
})
