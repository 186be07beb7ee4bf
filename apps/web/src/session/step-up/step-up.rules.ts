import type { SecondFactorAnswer, StepUpRequest } from '@originseal/contracts'

/** What was typed, by its kind; for which call it is comes beside it. */
export type StepUpSecret = StepUpRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'for'>
    : never
  : never

/** Six digits are a code of the authenticator, anything else is a recovery code. */
export function secondFactorAnswerOf(typed: string): SecondFactorAnswer {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? { totp: digits } : { recoveryCode: typed }
}
