import { useTranslation } from 'react-i18next'
import { useReadUploadLimitsQuery } from './works.api'

const MIB = 1024 * 1024

interface UploadLimit {
  /** Undefined until the server has said it; it has the last word anyway. */
  readonly maxBytes: number | undefined
  /** What may be picked and how large. */
  readonly hint: string
}

/** The largest file that can be sealed, as the server limits it. */
export function useUploadLimit(): UploadLimit {
  const { t, i18n } = useTranslation('works')
  const { data: maxBytes } = useReadUploadLimitsQuery()
  if (maxBytes === undefined) return { maxBytes, hint: t('register.fileTypes') }
  const megabytes = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(maxBytes / MIB)
  return { maxBytes, hint: t('register.fileHint', { megabytes }) }
}
