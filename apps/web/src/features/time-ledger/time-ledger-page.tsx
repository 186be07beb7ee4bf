import type { ReadTimeLedgerResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { SearchingGlass } from '../../components/illustrations/searching-glass'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { Statistic, StatisticStrip } from '../../components/statistic'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useProblemText } from '../../i18n/problem-text'
import { HowItIsCalculated } from './how-it-is-calculated'
import { PlatformTable } from './platform-table'
import { PlatformTimesCard } from './platform-times-card'
import { useReadTimeLedgerQuery } from './time-ledger.api'
import './time-ledger.texts'

type TimeLedger = ReadTimeLedgerResponse['data']

/** How long removals take at each platform, by figures that anybody can calculate again. */
function TimeLedgerPage() {
  const { t } = useTranslation('timeLedger')
  const problemText = useProblemText()
  const { data, error, refetch } = useReadTimeLedgerQuery(undefined)
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('metaDescription')} />
      <div className="space-y-section">
        {/* To the end of the first screen, also when there is little: what stands below is written at build and must not move up. */}
        <div className="min-h-[calc(100dvh-14rem)]">
          {data ? (
            <Figures ledger={data.data} />
          ) : error ? (
            <Notice tone="bad" live>
              <p>{problemText(error, t('unread'))}</p>
              <Button look="quiet" onPress={() => void refetch()}>
                {t('retry')}
              </Button>
            </Notice>
          ) : (
            <Skeleton lines={8} />
          )}
        </div>
        <HowItIsCalculated />
      </div>
    </Page>
  )
}

function Figures({ ledger }: { readonly ledger: TimeLedger }) {
  const { t } = useTranslation('timeLedger')
  const { platforms } = ledger
  const withFigures = platforms.filter(({ figures }) => figures !== null)
  return (
    <div className="space-y-8">
      <Totals ledger={ledger} />
      {withFigures.length === 0 && (
        <EmptyState picture={<SearchingGlass />} title={t('few.title')}>
          {t('few.text')}
        </EmptyState>
      )}
      {platforms.length > 0 && <PlatformTable platforms={platforms} />}
      {withFigures.length > 0 && (
        <section aria-labelledby="curves">
          <h2 id="curves" className="text-heading font-bold">
            {t('curves.title')}
          </h2>
          <p className="mt-2 max-w-reading text-soft">{t('curves.text')}</p>
          <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
            {withFigures.map(
              ({ platform, filed, open, figures }) =>
                figures && <PlatformTimesCard key={platform} {...{ platform, filed, open, figures }} />,
            )}
          </div>
        </section>
      )}
    </div>
  )
}

function Totals({ ledger: { asOf, platforms, falseClaims } }: { readonly ledger: TimeLedger }) {
  const { t, i18n } = useTranslation('timeLedger')
  const time = useTaipeiTime()
  const count = new Intl.NumberFormat(i18n.language)
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const sum = (of: 'filed' | 'open') => platforms.reduce((total, each) => total + each[of], 0)
  return (
    <div>
      <StatisticStrip>
        <Statistic name={t('totals.filed')} value={count.format(sum('filed'))} />
        <Statistic
          name={t('totals.open')}
          value={count.format(sum('open'))}
          remark={t('totals.openRemark')}
        />
        <Statistic
          name={t('totals.falseClaims')}
          value={falseClaims ? share.format(falseClaims.wrong / falseClaims.decided) : '–'}
          remark={falseClaims ? t('totals.falseClaimsOf', falseClaims) : t('totals.falseClaimsFew')}
        />
      </StatisticStrip>
      <p className="mt-3 text-small text-soft">{t('asOf', { time: time(asOf) })}</p>
    </div>
  )
}

export { TimeLedgerPage as Component }
