import { errors, type ErrorCode } from '@originseal/contracts'

/** The English sentences are the contract's own, so that page and server cannot say different things. */
const sentences = Object.fromEntries(Object.entries(errors).map(([code, { message }]) => [code, message]))

export default sentences as Record<ErrorCode, string>
