import type { ErrorCode } from '@originseal/contracts'
import { Problem, type ProblemOptions } from '@originseal/http'

/** An upload that was not received. `texts` are those that came before its fault, so that a page can show them again. */
export class UploadRefused extends Problem {
  constructor(
    code: ErrorCode,
    readonly texts: Readonly<Record<string, string>>,
    details?: Readonly<Record<string, unknown>>,
    options?: ProblemOptions,
  ) {
    super(code, details, options)
  }
}
