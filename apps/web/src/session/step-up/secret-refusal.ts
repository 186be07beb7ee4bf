import { isProblem } from '../../api/problem'

const refusals: ReadonlySet<unknown> = new Set([
  'PASSWORD_WRONG',
  'STEP_UP_CODE_WRONG',
  'SECOND_FACTOR_WRONG',
  'LOGIN_TRIES_EXCEEDED',
])

/** Whether it is what was typed that was refused: said at its field. */
export const isSecretRefused = (error: unknown): boolean => isProblem(error) && refusals.has(error.code)
