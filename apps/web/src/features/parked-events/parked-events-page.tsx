import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useListParkedEventsQuery } from './parked-events.api'
import './parked-events.texts'
import { ParkedEventsOfService } from './parked-events-of-service'

/** What services could not handle, and the way to give it to them once more (ADMIN-02). */
function ParkedEventsPage() {
  const { t } = useTranslation('parkedEvents')
  const problemText = useProblemText()
  const { data, error, isFetching, refetch } = useListParkedEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
        )}
        {!data && !error && <Skeleton lines={8} />}
        {data?.services.length === 0 && <p className="card px-5 py-8 text-center text-soft">{t('none')}</p>}
        {data?.services.map((parked) => (
          <ParkedEventsOfService key={parked.service} parked={parked} />
        ))}
        <Button look="outline" isDisabled={isFetching} onPress={() => void refetch()}>
          {t('again')}
        </Button>
      </div>
    </Page>
  )
}

export { ParkedEventsPage as Component }
