import { defineErrors } from '../error'

/** Errors of plans and units. */
export const billingErrors = defineErrors({
  QUOTA_EXHAUSTED: {
    kind: 'conflict',
    message: 'nothing is left of this allowance, please choose a larger plan or add a pack',
  },
})
