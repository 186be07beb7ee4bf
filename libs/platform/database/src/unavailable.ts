import { CommitOutcomeUnknown } from './commit-outcome'

/** What the driver and its pool say, which give these errors no code. */
const lost = /^(?:timeout exceeded when trying to connect|Connection terminated)/u
/** Of the socket. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** SQLSTATE: connection exceptions, too many connections, the server shuts down, has crashed or is just starting. */
const passing = /^(?:08...|53300|57P0[123])$/u

/** Whether the database could not be reached, or had no connection to spare in time: the same request may pass later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (error instanceof CommitOutcomeUnknown || lost.test(error.message)) return true
  return typeof code === 'string' && (unreachable.has(code) || passing.test(code))
}
