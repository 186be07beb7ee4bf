export { DocumentError } from './signing/document-error'
export { requestTimestamp } from './signing/timestamp-client'
