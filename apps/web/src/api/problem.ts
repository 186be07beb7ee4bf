import { errors, problemBody, type ErrorCode } from '@originseal/contracts'
import { saidIn } from './said'

/**
 * Why a call failed, as the pages see it. `status` is the answer's status, or says why there was no answer.
 * A known `code` has a sentence in every language. `message` is what the answer's body says, `reason` its status
 * text or the browser's own error: the order of AUTH-14, which `useProblemText` follows to its end.
 */
export interface Problem {
  readonly status: number | 'no-response' | 'timeout' | 'cancelled' | 'unexpected-answer'
  readonly code?: ErrorCode
  readonly message?: string
  readonly reason?: string
  readonly requestId?: string
  /** What exactly was refused, where a page needs to know. */
  readonly details?: Readonly<Record<string, unknown>>
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)
const ours = problemBody.pick({ code: true, requestId: true, details: true }).partial()

/** Reads an error answer; one that is not ours (a proxy's page, say) has no code, but it may say something. */
export function problemOf(status: number, body: unknown, statusText?: string): Problem {
  const known = ours.safeParse(body)
  const { code, requestId, details } = known.data ?? {}
  return {
    status,
    ...(code !== undefined && isErrorCode(code) && { code }),
    message: saidIn(body),
    reason: statusText || undefined,
    requestId,
    ...(details && { details }),
  }
}

/**
 * Whether a command is over: without an answer it may have had its effect, and so it may where a server failed on the way. What is no
 * problem at all is an answer, too.
 */
export function wasAnswered(error: unknown): boolean {
  if (!isProblem(error)) return error === undefined
  const { status } = error
  return typeof status === 'number' ? status < 500 : status === 'unexpected-answer'
}

/** Whether something thrown by a call is a `Problem`, and not a fault in our own code. */
export function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'status' in thrown
}
