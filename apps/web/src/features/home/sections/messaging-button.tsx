import { useTranslation } from 'react-i18next'
import { useReadOperatorQuery } from '../../../api/operator.api'
import { lineLink } from '../../../components/line-link'
import { webLinkOf } from '../quick-case/link.rules'

/** Begins a conversation in LINE, with the suspicious link in its first message (HOME-14); not there without an account. */
export function MessagingButton({ link }: { readonly link: string }) {
  const { t } = useTranslation('homeSections')
  const { data: operator } = useReadOperatorQuery()
  if (!operator?.lineId) return null
  const url = webLinkOf(link)
  return (
    <a
      href={lineLink(
        operator.lineId,
        url === undefined ? t('messaging.hello') : t('messaging.withLink', { url }),
      )}
      rel="noopener"
      className="fixed right-4 bottom-4 z-40 inline-flex min-h-12 items-center rounded-full border border-line bg-surface px-5 font-semibold text-ink shadow-lg hover:border-brand-deep print:hidden"
    >
      {t('messaging.go')}
    </a>
  )
}
