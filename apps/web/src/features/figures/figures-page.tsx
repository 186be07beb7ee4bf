import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import './figures.texts'
import { SeriesCard } from './series-card'
import { useFigures } from './use-figures'
import { WaitingList } from './waiting-list'
import { waitingOf } from './waiting.rules'

/** How the day is going, and what needs a person first (ADMIN-02). */
function FiguresPage() {
  const { t } = useTranslation('figures')
  const figures = useFigures()
  const silent = figures.filter(({ isError, data }) => isError && !data)
  // All of them or none: the queues of one would move the charts of another.
  const isLoading = figures.some(({ data, isError }) => !data && !isError)
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        {silent.map(({ service }) => (
          <Notice key={service} tone="bad" live>
            {t('silent', { service })}
          </Notice>
        ))}
        {isLoading && <Skeleton lines={12} fillsScreen />}
        {!isLoading && (
          <>
            <WaitingList things={waitingOf(figures)} isPartial={figures.some(({ data }) => !data)} />
            <div className="grid items-start gap-6 md:grid-cols-2">
              {figures.flatMap(({ data }) =>
                (data?.series ?? []).map((series) => <SeriesCard key={series.name} series={series} />),
              )}
            </div>
          </>
        )}
      </div>
    </Page>
  )
}

export { FiguresPage as Component }
