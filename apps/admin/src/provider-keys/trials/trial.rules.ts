import type { KeyTestResult } from '@originseal/contracts'

export interface Trial {
  readonly result: KeyTestResult
  /** The provider's status, or why it was not reached. Nothing that a provider wrote. */
  readonly code: string
}

/** What a status says of a key: 400, 401 and 403 refuse it; a limit or a fault of theirs says nothing. */
export function trialOfStatus(status: number): Trial {
  const code = String(status)
  if (status >= 200 && status < 300) return { result: 'works', code }
  return { result: [400, 401, 403].includes(status) ? 'refused' : 'inconclusive', code }
}
