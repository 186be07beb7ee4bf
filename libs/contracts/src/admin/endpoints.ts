import { defineEndpoint } from '../endpoint'
import { exportEndpoint } from '../exports'
import {
  auditDate,
  checkAuditDayResponse,
  exportAuditRequest,
  listAuditDaysResponse,
  listAuditRequest,
  listAuditResponse,
} from './audit'

export * from './figure-endpoints'
export * from './job-endpoints'
export * from './parked-event-endpoints'
export * from './process-endpoints'
export * from './provider-key-endpoints'

const audit = {
  service: 'admin',
  tag: 'audit',
  access: 'audit:read',
  audit: 'audit-log',
  perMinute: 120,
  method: 'GET',
} as const
const ofDay = { ...audit, params: { date: auditDate }, errors: ['AUDIT_DAY_NOT_FOUND'] } as const

export const listAudit = defineEndpoint({
  ...audit,
  name: 'listAudit',
  summary: 'What administrators did and looked at, newest first.',
  path: '/api/admin/audit',
  query: listAuditRequest,
  response: { status: 200, json: listAuditResponse },
  errors: [],
})

export const exportAudit = defineEndpoint({
  ...audit,
  ...exportEndpoint,
  name: 'exportAudit',
  summary:
    'Entries of the log as a file for spreadsheets, narrowed as the list is; without the proofs of a day.',
  path: '/api/admin/audit/exports',
  body: exportAuditRequest,
})

export const listAuditDays = defineEndpoint({
  ...audit,
  name: 'listAuditDays',
  summary:
    'The last thirty days of the audit log that have entries: their last hash and what of them is anchored.',
  path: '/api/admin/audit/days',
  response: { status: 200, json: listAuditDaysResponse },
  errors: [],
})

export const exportAuditDay = defineEndpoint({
  ...ofDay,
  name: 'exportAuditDay',
  summary: 'A day of the audit log with its proofs, as a file that originseal-verify checks.',
  path: '/api/admin/audit/days/:date/file',
  response: { status: 200, file: 'application/json', disposition: 'attachment' },
})

export const checkAuditDay = defineEndpoint({
  ...ofDay,
  name: 'checkAuditDay',
  summary:
    'Calculates every hash of a day anew and checks its proofs; tells the first entry that does not hold.',
  path: '/api/admin/audit/days/:date/check',
  response: { status: 200, json: checkAuditDayResponse },
})
