import { defineEndpoint } from '../endpoint'
import { readTimeLedgerResponse } from './time-ledger'

const publicly = {
  service: 'enforcement',
  tag: 'time ledger',
  method: 'GET',
  access: 'anyone',
  authentication: 'none',
  cacheControl: 'public, max-age=300',
  errors: [],
} as const

export const readTimeLedger = defineEndpoint({
  ...publicly,
  name: 'readTimeLedger',
  summary: 'How long removals take at each platform, measured on all notices that were filed.',
  path: '/api/public/time-ledger',
  perMinute: 120,
  response: { status: 200, json: readTimeLedgerResponse },
})

export const downloadTimeLedger = defineEndpoint({
  ...publicly,
  name: 'downloadTimeLedger',
  summary: 'The rows that the time ledger is calculated from, as CSV: no case, person or address.',
  path: '/api/public/time-ledger/rows',
  perMinute: 30,
  response: { status: 200, file: 'text/csv', disposition: 'attachment' },
})
