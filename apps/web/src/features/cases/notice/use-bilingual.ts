import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

interface Bilingual {
  readonly en: string
  readonly zh: string
}

/** What the server says in two languages, in the one that the reader is likelier to read. */
export function useBilingual(): (text: Bilingual) => string {
  const { i18n } = useTranslation()
  return useCallback(({ en, zh }) => (i18n.language.startsWith('zh') ? zh : en), [i18n.language])
}
