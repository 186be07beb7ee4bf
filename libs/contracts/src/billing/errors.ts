import { defineErrors } from '../error'

/** Errors of plans and units. */
export const billingErrors = defineErrors({
  QUOTA_EXHAUSTED: {
    kind: 'conflict',
    message: 'nothing is left of this allowance, please choose a larger plan or add a pack',
  },
  CATALOGUE_CHANGED: {
    kind: 'conflict',
    message: 'another version was published meanwhile, please look at it and publish again',
  },
  CATALOGUE_VERSION_PLANNED: {
    kind: 'conflict',
    message: 'a version waits for its date, please withdraw it before you publish another',
  },
  CATALOGUE_DATE_PAST: { kind: 'invalid', message: 'please choose a time that is still to come' },
  CATALOGUE_VERSION_NOT_FOUND: { kind: 'missing', message: 'this version does not exist' },
  CATALOGUE_VERSION_OFFERED: {
    kind: 'conflict',
    message: 'this version is or was offered and can no longer be withdrawn',
  },
  UNIT_LOT_NOT_FOUND: { kind: 'missing', message: 'this account has no such units' },
})
