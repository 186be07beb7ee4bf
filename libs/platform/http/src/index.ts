export { noteSubject } from './act-subject'
export { Allow, CurrentCaller, OptionalCaller, type Access, type Caller } from './access'
export { admit } from './admission'
export { networkOf } from './client-network.rules'
export { Decode } from './decode'
export { Endpoint } from './endpoint'
export type { EndpointRequest } from './endpoint-request'
export { Exports } from './exports'
export type { FileResponse } from './file-response'
export { HttpModule, type HttpOptions } from './http.module'
export { FourEyesSums1700000122000 } from './four-eyes-sums.migration'
export { Idempotency, type IdempotentRequest } from './idempotency'
export { Idempotency1700000000002 } from './idempotency.migration'
export { IdempotencyReservations1700000020000 } from './idempotency-reservations.migration'
export { IdempotencyModule } from './idempotency.module'
export { IgnoreForm, ignoreForms } from './ignored-forms'
export { jobAdministration } from './job-administration'
export { ownedBy } from './ownership'
export { Problem, type ProblemOptions } from './problem'
export { undeclaredErrors, type UndeclaredError } from './report-undeclared-errors'
export { ProblemFilter, toProblem } from './problem.filter'
export { readPage, type Page } from './read-page'
export type { Column } from './spreadsheet.rules'
export { createService, runService, type ServiceDefinition } from './run-service'
export { readTextForms } from './text-forms'
export { decodedOf } from './endpoint-request'
export { requestDigest } from './request-digest'
export {
  fourEyesType,
  stepUpType,
  textOfPurpose,
  tokenAlgorithm,
  tokenAudience,
  tokenIssuer,
  TokenVerifier,
} from './token-verifier'
