import { defineErrors } from '../error'

/** Errors of takedown cases. */
export const enforcementErrors = defineErrors({
  CASE_NOT_FOUND: { kind: 'missing', message: 'there is no such case' },
  FOUND_COPY_NOT_FOUND: { kind: 'missing', message: 'there is no such finding' },
  CASE_ALREADY_OPEN: { kind: 'conflict', message: 'a case about this copy is open already' },
  CASE_STATE_CHANGED: {
    kind: 'conflict',
    message: 'this can no longer be done: the case has moved on, please look at it again',
  },
  FINDING_LINK_HIDDEN: {
    kind: 'conflict',
    message: 'the link of this finding is hidden, please unlock it first',
  },
  USE_IS_LICENSED: { kind: 'unprocessable', message: 'you have allowed this use of your work' },
  TAKEDOWNS_NOT_OPEN: { kind: 'forbidden', message: 'takedowns can’t be started here yet' },
})
