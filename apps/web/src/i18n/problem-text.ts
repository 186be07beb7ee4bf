import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem'
import './errors.texts'
import './problem.texts'

/**
 * Returns what to say about a failed call (AUTH-14): the sentence of its code in the visitor's language, else what
 * the answer's body says, else `otherwise`; a page that has no sentence of its own gets the status text, the
 * browser's error, and in the end that the service is abnormal. Anything that is not a `Problem` is a fault of
 * ours and logged.
 */
export function useProblemText(): (failure: unknown, otherwise?: string) => string {
  const { t } = useTranslation(['errors', 'problem'])
  return useCallback(
    (failure, otherwise) => {
      const last = otherwise ?? t('problem:abnormal')
      if (!isProblem(failure)) {
        console.error(failure)
        return last
      }
      if (failure.code) return t(failure.code)
      return failure.message ?? otherwise ?? failure.reason ?? last
    },
    [t],
  )
}
