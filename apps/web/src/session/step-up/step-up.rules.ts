import type { SecondFactorAnswer, StepUpRequest } from '@originseal/contracts'
import { isProblem } from '../../api/problem'

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

const refusals: readonly unknown[] = [
  'PASSWORD_WRONG',
  'STEP_UP_CODE_WRONG',
  'SECOND_FACTOR_WRONG',
  'LOGIN_TRIES_EXCEEDED',
]

/** Whether it is what was typed that was refused: said at its field. */
export const isSecretRefused = (error: unknown): boolean => isProblem(error) && refusals.includes(error.code)
