import type { DecidedCopy } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { StatusBadge } from '../../components/status-badge'
import { useProblemText } from '../../i18n/problem-text'
import { CopyName, hostOf } from './copy-name'
import { useReopenFindingsMutation } from './workbench.api'

/** A copy with what was said of it. Taken back, it waits for a decision again. */
export function DecidedCopyRow({ copy }: { readonly copy: DecidedCopy }) {
  const { t, i18n } = useTranslation('workbench')
  const problemText = useProblemText()
  const [reopen, { isLoading, error }] = useReopenFindingsMutation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { id, masked, pageUrl, pageTitle, title, decision, reason, decidedAt } = copy
  const name = masked ? t('copy.hidden') : (pageTitle ?? t('copy.untitled'))
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 space-y-1">
          <p className="font-medium break-words">
            <CopyName url={pageUrl} name={name} />
          </p>
          <p className="text-sm break-words text-soft">
            {[pageUrl && hostOf(pageUrl), title && t('copy.work', { title })].filter(Boolean).join(' · ')}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
            <StatusBadge tone="quiet">{t(`decide.${decision}`)}</StatusBadge>
            <span>{t('decided.on', { day: day.format(new Date(decidedAt)) })}</span>
            {reason && <span className="break-words">{t('decided.because', { reason })}</span>}
          </p>
        </div>
        <Button
          look="outline"
          label={t('actOn', { action: t('decided.reopen'), what: name })}
          isDisabled={isLoading}
          onPress={() => void reopen([id])}
        >
          {t('decided.reopen')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notDecided'))}
        </Notice>
      )}
    </li>
  )
}
