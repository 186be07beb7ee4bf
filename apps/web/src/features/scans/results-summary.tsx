import { useTranslation } from 'react-i18next'
import { Statistic, StatisticStrip } from '../../components/statistic'
import type { Scan } from './scan'
import { isAllowed } from './suspects.rules'

/** What came of a scan, at a glance. */
export function ResultsSummary({ scan: { findings, coverage, imagesCompared } }: { readonly scan: Scan }) {
  const { t, i18n } = useTranslation('scans')
  const figures = new Intl.NumberFormat(i18n.language)
  const suspects = findings.filter((finding) => !isAllowed(finding))
  const highRisk = suspects.filter(({ fraudRisk }) => fraudRisk === 'high').length
  const hidden = suspects.filter(({ masked }) => masked).length
  const searched = coverage.filter(({ state }) => state === 'searched' || state === 'partly-searched').length
  return (
    <StatisticStrip>
      <Statistic
        name={t('summary.links')}
        value={figures.format(suspects.length)}
        remark={hidden > 0 && t('summary.hidden', { number: hidden })}
      />
      <Statistic
        name={t('summary.highRisk')}
        value={figures.format(highRisk)}
        tone={highRisk > 0 ? 'bad' : 'plain'}
      />
      <Statistic name={t('summary.compared')} value={figures.format(imagesCompared)} />
      <Statistic
        name={t('summary.searched')}
        value={t('summary.searchedOf', { searched, all: coverage.length })}
      />
    </StatisticStrip>
  )
}
