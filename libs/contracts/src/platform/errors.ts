import { defineErrors } from '../error'

/** Errors that any service can answer. */
export const platformErrors = defineErrors({
  REQUEST_INVALID: { kind: 'invalid', message: 'the request is not in the expected format' },
  BODY_TOO_LARGE: { kind: 'tooLarge', message: 'the request is larger than allowed' },
  HEADERS_TOO_LARGE: {
    kind: 'headersTooLarge',
    message: 'the address and headers of the request are larger than allowed',
  },
  ADDRESS_TOO_LONG: { kind: 'addressTooLong', message: 'the address is longer than allowed' },
  RANGE_NOT_SATISFIABLE: { kind: 'rangeUnsatisfiable', message: 'the file does not have the requested part' },
  CONTENT_TYPE_UNSUPPORTED: { kind: 'unsupported', message: 'this content type is not accepted here' },
  JOB_NOT_FOUND: { kind: 'missing', message: 'there is no such job any more, or it is in no trouble' },
  JOB_OWED: {
    kind: 'conflict',
    message: 'somebody has a right to what this job does: it can be tried again, and not be discarded',
  },
  JOB_RUNS: { kind: 'conflict', message: 'this job is being tried at this moment, please look again' },
  NOT_SIGNED_IN: { kind: 'unauthenticated', message: 'please log in first' },
  TOKEN_INVALID: { kind: 'unauthenticated', message: 'the login has expired, please log in again' },
  NOT_ALLOWED: { kind: 'forbidden', message: 'this account may not do that' },
  SECOND_FACTOR_REQUIRED: {
    kind: 'forbidden',
    message: 'administrators need a second factor here: please set one up in your account settings',
  },
  STEP_UP_NEEDED: { kind: 'forbidden', message: 'please prove first that it is still you' },
  FOUR_EYES_NEEDED: { kind: 'forbidden', message: 'another administrator has to approve this first' },
  ORIGIN_NOT_ALLOWED: { kind: 'forbidden', message: 'requests from pages of another site are not accepted' },
  NOT_FOUND: { kind: 'missing', message: 'there is nothing at this address' },
  TOO_MANY_REQUESTS: { kind: 'tooMany', message: 'too many requests, please wait a moment' },
  IDEMPOTENCY_KEY_INVALID: {
    kind: 'invalid',
    message: 'the Idempotency-Key header must be 8 to 128 letters, digits, dots, dashes or underscores',
  },
  IDEMPOTENCY_KEY_REUSED: {
    kind: 'unprocessable',
    message: 'this Idempotency-Key was used for a different request',
  },
  IDEMPOTENCY_KEY_BUSY: { kind: 'conflict', message: 'a request with this Idempotency-Key is still running' },
  SERVICE_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'the service is not available right now, please try again shortly',
  },
  STORAGE_FULL: { kind: 'full', message: 'there is no space left to store the file, please try again later' },
  INTERNAL_ERROR: { kind: 'internal', message: 'something went wrong on our side, please try again later' },
})
