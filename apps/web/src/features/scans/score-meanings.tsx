import { useTranslation } from 'react-i18next'

/** What the two scores of every finding mean, said once above them. */
export function ScoreMeanings() {
  const { t } = useTranslation('scans')
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      <div>
        <dt className="font-semibold">OriginScore</dt>
        <dd className="text-soft">{t('finding.originMeaning')}</dd>
      </div>
      <div>
        <dt className="font-semibold">FraudRisk</dt>
        <dd className="text-soft">{t('finding.riskMeaning')}</dd>
      </div>
    </dl>
  )
}
