import type { FoundCopy, FraudRisk } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Checkbox } from '../../components/checkbox'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { CopyName, hostOf } from './copy-name'
import type { WorkbenchParts } from './workbench-parts'

interface FoundCopyRowProps extends Pick<WorkbenchParts, 'Picture'> {
  readonly copy: FoundCopy
  readonly isSelected: boolean
  readonly onToggle: () => void
}

const tones: Record<FraudRisk, StatusTone> = {
  low: 'good',
  medium: 'warn',
  high: 'bad',
  'not-enough-data': 'quiet',
}

/** One copy: its picture, where it is, of which work, and both scores. Keys go from row to row. */
export function FoundCopyRow({ copy, isSelected, onToggle, Picture }: FoundCopyRowProps) {
  const { t, i18n } = useTranslation('workbench')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const name = copy.masked ? t('copy.hidden') : (copy.pageTitle ?? t('copy.untitled'))
  return (
    <li
      data-copy={copy.id}
      tabIndex={-1}
      aria-label={name}
      className="flex scroll-my-24 items-start gap-3 px-4 py-4 focus:bg-brand-tint sm:gap-4 sm:px-6"
    >
      <Checkbox isSelected={isSelected} onChange={onToggle}>
        <span className="sr-only">{t('select', { name })}</span>
      </Checkbox>
      <div className="size-20 shrink-0 overflow-hidden rounded-lg bg-brand-tint sm:size-24">
        <Picture copy={copy} />
      </div>
      <div className="min-w-0 flex-1 space-y-1">
        <p className="font-medium break-words">
          <CopyName url={copy.pageUrl} name={name} />
        </p>
        <p className="text-small break-words text-soft">
          {[
            copy.pageUrl && hostOf(copy.pageUrl),
            copy.seller,
            copy.title && t('copy.work', { title: copy.title }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
          <StatusBadge tone={tones[copy.fraudRisk]}>{t(`risk.${copy.fraudRisk}`)}</StatusBadge>
          <span>{t('copy.originScore', { score: copy.originScore })}</span>
          <span>{t('copy.alike', { percent: Math.round(copy.similarity * 100) })}</span>
          <span>{t('copy.seen', { day: day.format(new Date(copy.capturedAt)) })}</span>
          <Link className="link inline-flex min-h-6 items-center" to={`/scans/${copy.scanId}`}>
            {t(copy.masked ? 'copy.unlock' : 'copy.evidence')}
          </Link>
        </p>
      </div>
    </li>
  )
}
