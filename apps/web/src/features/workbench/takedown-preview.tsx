import type { FoundCopy } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { platformName } from '../../components/platform-name'
import { MoreUnitsLink } from '../../offers/more-units-link'
import type { CasesPreview } from './workbench.api'

interface TakedownPreviewProps {
  readonly preview: CasesPreview
  readonly copies: ReadonlyMap<string, FoundCopy>
  readonly unitsLeft: ReactNode
}

/** The cost first, then each copy: how a notice gets there and how long that platform took, or why there is no case. */
export function TakedownPreview({
  preview: { units, missing, findings },
  copies,
  unitsLeft,
}: TakedownPreviewProps) {
  const { t } = useTranslation('workbench')
  return (
    <div className="space-y-4">
      <div className="rounded-xl bg-paper px-4 py-3">
        <p className="font-semibold">{t('preview.cost', { count: units })}</p>
        {unitsLeft}
      </div>
      {missing > 0 && (
        <Notice tone="warn">
          {t('preview.missing', { count: missing })}
          <MoreUnitsLink code="QUOTA_EXHAUSTED" unit="takedown" />
        </Notice>
      )}
      <p className="text-small text-soft">{t('preview.next')}</p>
      <ul className="divide-y divide-line">
        {findings.map((finding) => {
          const copy = copies.get(finding.findingId)
          return (
            <li key={finding.findingId} className="py-3">
              <p className="font-medium break-words">
                {copy?.masked ? t('copy.hidden') : (copy?.pageTitle ?? t('copy.untitled'))}
              </p>
              <Prospect {...finding} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Prospect({
  refusal,
  channel,
  medianHours,
  imitates,
  isWholeAccount,
}: CasesPreview['findings'][number]) {
  const { t, i18n } = useTranslation('workbench')
  if (refusal) return <p className="text-small font-medium text-warn">{t(`preview.refusal.${refusal}`)}</p>
  const hours = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  return (
    <div className="text-small text-soft">
      {imitates !== undefined && (
        <p className="font-medium text-warn">
          {t('preview.imitates', { platform: platformName(imitates) ?? imitates })}
        </p>
      )}
      {isWholeAccount && <p className="font-medium text-warn">{t('preview.wholeAccount')}</p>}
      <p>{t(`preview.channel.${channel ?? 'none'}`)}</p>
      <p>
        {medianHours === undefined
          ? t('preview.noMedian')
          : t('preview.median', { hours: hours.format(medianHours) })}
      </p>
    </div>
  )
}
