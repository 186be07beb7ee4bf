import { errors, statusOfKind, type ErrorCode, type ProblemBody } from '@originseal/contracts'

export interface ProblemOptions extends ErrorOptions {
  /** Of a refusal that passes (429, 503): when to come again. */
  readonly retryAfterSeconds?: number
  /** Of a refused permission: who asked for it, for the log alone. */
  readonly userId?: string
}

/** The one error class of the services: a code of the contracts, and what exactly was refused. */
export class Problem extends Error {
  readonly retryAfterSeconds: number | undefined
  readonly userId: string | undefined

  constructor(
    readonly code: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
    options?: ProblemOptions,
  ) {
    super(errors[code].message, options)
    this.name = 'Problem'
    this.retryAfterSeconds = options?.retryAfterSeconds
    this.userId = options?.userId
  }

  get status(): number {
    return statusOfKind[errors[this.code].kind]
  }

  toBody(requestId?: string): ProblemBody {
    return {
      type: `urn:originseal:problem:${this.code.toLowerCase().replaceAll('_', '-')}`,
      title: this.message,
      status: this.status,
      code: this.code,
      message: this.message,
      error: this.message,
      ...(this.details && { details: { ...this.details } }),
      ...(requestId && { requestId }),
    }
  }
}
