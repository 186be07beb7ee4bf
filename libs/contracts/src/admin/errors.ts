import { defineErrors } from '../error'

/** Errors of admin. */
export const adminErrors = defineErrors({
  AUDIT_DAY_NOT_FOUND: { kind: 'missing', message: 'the audit log has no entry of this day' },
})
