import { defineErrors } from '../error'

/** Errors of starting, watching and reporting scans. */
export const scanErrors = defineErrors({
  SCAN_WORK_NOT_FOUND: { kind: 'missing', message: 'the work to scan for does not exist' },
  SCAN_NOT_FOUND: { kind: 'missing', message: 'this scan does not exist' },
  LISTING_SCAN_NAME_SHORT: {
    kind: 'unprocessable',
    message: 'this name is too short to look for, please give at least two characters or three letters',
  },
  LISTING_SCAN_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'there is no site to search at the moment, please try again later; no unit was taken',
  },
  SCAN_ALREADY_RUNNING: { kind: 'conflict', message: 'a scan for this work is already running' },
  SCAN_ENDED: { kind: 'conflict', message: 'this scan has already ended' },
  SCAN_NOT_COMPLETED: { kind: 'conflict', message: 'the report is ready once the scan has completed' },
  PROGRESS_TOKEN_INVALID: { kind: 'unauthenticated', message: 'the progress link is not valid' },
  SCAN_SOURCE_NOT_FOUND: { kind: 'missing', message: 'there is no such place to look at' },
  SCAN_SOURCE_CHANGED: {
    kind: 'conflict',
    message: 'somebody has switched this meanwhile, please look at it again',
  },
  FINDING_NOT_FOUND: { kind: 'missing', message: 'this finding does not exist' },
})
