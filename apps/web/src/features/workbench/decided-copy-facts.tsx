import type { DecidedCopy } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import { CopyName, hostOf } from './copy-name'

/** What a decided copy is called. */
export function useNameOfCopy({ masked, pageTitle }: DecidedCopy): string {
  const { t } = useTranslation('workbench')
  return masked ? t('copy.hidden') : (pageTitle ?? t('copy.untitled'))
}

/** A copy, where it is, of which work, and what was said of it when. */
export function DecidedCopyFacts({ copy }: { readonly copy: DecidedCopy }) {
  const { t, i18n } = useTranslation('workbench')
  const name = useNameOfCopy(copy)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { pageUrl, title, decision, reason, decidedAt } = copy
  return (
    <div className="min-w-0 flex-1 basis-60 space-y-1">
      <p className="font-medium break-words">
        <CopyName url={pageUrl} name={name} />
      </p>
      <p className="text-small break-words text-soft">
        {[pageUrl && hostOf(pageUrl), title && t('copy.work', { title })].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
        <StatusBadge tone="quiet">{t(`decide.${decision}`)}</StatusBadge>
        <span>{t('decided.on', { day: day.format(new Date(decidedAt)) })}</span>
        {reason && <span className="break-words">{t('decided.because', { reason })}</span>}
      </p>
    </div>
  )
}
