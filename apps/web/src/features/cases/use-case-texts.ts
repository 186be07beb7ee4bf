import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Who reads of a case: its owner, who is spoken to, or an administrator, who is told of the owner. */
export type CaseReader = 'owner' | 'administrator'

/** The texts of cases for who reads them: where both are told differently, the text has the reader as its context. */
export function useCaseTexts(reader: CaseReader) {
  const { t, i18n } = useTranslation('cases')
  const say = useCallback(
    (key: 'by.owner', options?: object) => t(key, { context: reader, ...options }),
    [t, reader],
  )
  return { t: say as TFunction<'cases'>, i18n }
}
