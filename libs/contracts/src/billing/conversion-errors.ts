import { defineErrors } from '../error'

/** Errors of telling platforms what became of advertisements. */
export const conversionErrors = defineErrors({
  TRACKING_TEST_UNAVAILABLE: {
    kind: 'conflict',
    message: 'no test event code is set up, so nothing was sent',
  },
  TRACKING_UNREACHABLE: { kind: 'unavailable', message: 'the advertising platform did not answer' },
})
