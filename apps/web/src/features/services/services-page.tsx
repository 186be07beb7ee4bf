import { useTranslation } from 'react-i18next'
import { processReports } from '@originseal/contracts/admin/processes'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ScanSources } from './scan-sources'
import { ServiceCard } from './service-card'
import { useListServicesQuery } from './services.api'
import './services.texts'

/** Whether each service can serve, what its processes are, and how the places answer that scans look at (ADMIN-02). */
function ServicesPage() {
  const { t } = useTranslation('services')
  const problemText = useProblemText()
  const { data, error } = useListServicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: processReports.everySeconds * 1_000,
    skipPollingIfUnfocused: true,
  })
  const lead = t('lead', { count: processReports.silentAfterSeconds })
  return (
    <Page title={t('title')} lead={lead} width="wide">
      <PageMetadata title={t('metaTitle')} description={lead} noindex />
      <div className="space-y-6">
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
        )}
        {!data && !error && <Skeleton lines={12} />}
        {data && (
          <ul data-rows className="grid gap-4 xl:grid-cols-2">
            {data.services.map((one) => (
              <li key={one.service}>
                <ServiceCard {...one} />
              </li>
            ))}
          </ul>
        )}
        <ScanSources />
      </div>
    </Page>
  )
}

export { ServicesPage as Component }
