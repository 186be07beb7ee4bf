import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem'
import './errors.texts'

/**
 * Returns what to say about a failed call: the sentence of its code in the visitor's language, else the
 * server's own sentence, else `otherwise`. Anything that is not a `Problem` is a fault of ours and logged.
 */
export function useProblemText(): (failure: unknown, otherwise: string) => string {
  const { t } = useTranslation('errors')
  return useCallback(
    (failure, otherwise) => {
      if (!isProblem(failure)) {
        console.error(failure)
        return otherwise
      }
      if (failure.code) return t(failure.code)
      return failure.message || otherwise
    },
    [t],
  )
}
