import { useTranslation } from 'react-i18next'
import { Statistic, StatisticStrip } from '../../components/statistic'
import type { Scan } from './scan'

/** What came of a scan, at a glance. */
export function ResultsSummary({ scan: { findings, coverage, imagesCompared } }: { readonly scan: Scan }) {
  const { t, i18n } = useTranslation('scans')
  const figures = new Intl.NumberFormat(i18n.language)
  const highRisk = findings.filter(({ fraudRisk }) => fraudRisk === 'high').length
  const hidden = findings.filter(({ masked }) => masked).length
  const searched = coverage.filter(({ state }) => state === 'searched' || state === 'partly-searched').length
  return (
    <StatisticStrip>
      <Statistic
        name={t('summary.links')}
        value={figures.format(findings.length)}
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
