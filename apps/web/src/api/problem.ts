import { errors, problemBody, type ErrorCode } from '@originseal/contracts'

/**
 * Why a call failed, as the pages see it. `status` is the answer's status, or says why there was no answer.
 * A known `code` has a sentence in every language; `message` is the server's own, for codes of tomorrow.
 */
export interface Problem {
  readonly status: number | 'no-response' | 'timeout' | 'cancelled' | 'unexpected-answer'
  readonly code?: ErrorCode
  readonly message?: string
  readonly requestId?: string
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** Reads an error answer; one that is not ours (a proxy's page, say) leaves only its status. */
export function problemOf(status: number, body: unknown): Problem {
  const known = problemBody.partial().safeParse(body)
  if (!known.success) return { status }
  const { code, message, error, requestId } = known.data
  return {
    status,
    ...(code !== undefined && isErrorCode(code) && { code }),
    message: message ?? error,
    requestId,
  }
}

/** Whether something thrown by a call is a `Problem`, and not a fault in our own code. */
export function isProblem(thrown: unknown): thrown is Problem {
  return typeof thrown === 'object' && thrown !== null && 'status' in thrown
}
