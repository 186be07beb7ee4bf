import type { TFunction } from 'i18next'
import type audit from './audit.en.json'

type Action = keyof (typeof audit)['action']

/** What an operation is called. The log keeps entries for good: one of an operation that is gone has its id as name. */
export const actionName = (t: TFunction<'audit'>, action: string): string =>
  t(`action.${action as Action}`, { defaultValue: action })
