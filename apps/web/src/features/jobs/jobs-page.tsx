import { jobTroubles, listTroubledJobsRequest, type JobTrouble } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { SegmentedControl } from '../../components/segmented-control'
import { Skeleton } from '../../components/skeleton'
import { useAddressFilter } from '../../components/use-address-filter'
import { JobsOfService } from './jobs-of-service'
import './jobs.texts'
import { useTroubledJobs } from './use-troubled-jobs'

/** What services gave up, or try again by themselves, with the ways out; the dashboard's numbers lead here (ADMIN-02). */
function JobsPage() {
  const { t } = useTranslation('jobs')
  const { params, set } = useAddressFilter()
  const { trouble, kind } =
    listTroubledJobsRequest.safeParse(Object.fromEntries(params)).data ?? listTroubledJobsRequest.parse({})
  const services = useTroubledJobs({ trouble, ...(kind !== undefined && { kind }) })
  const silent = services.filter(({ data, isError }) => isError && !data)
  const isLoading = services.some(({ data, isError }) => !data && !isError)
  const found = services.flatMap(({ service, data }) => (data && data.total > 0 ? [{ service, data }] : []))
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SegmentedControl<JobTrouble>
            label={t('shown')}
            value={trouble}
            onChange={set('trouble')}
            options={jobTroubles.map((value) => ({ value, text: t(`trouble.${value}`) }))}
          />
          {kind !== undefined && (
            <p className="flex flex-wrap items-center gap-x-3">
              {t('only', { kind: kind === 'mails.send' ? t('kind.mails-send') : kind })}
              <Button look="quiet" onPress={() => set('kind')('')}>
                {t('all')}
              </Button>
            </p>
          )}
        </div>
        {silent.map(({ service }) => (
          <Notice key={service} tone="bad" live>
            {t('silent', { service })}
          </Notice>
        ))}
        {isLoading && <Skeleton lines={8} />}
        {!isLoading && found.length === 0 && (
          <p className="card px-5 py-8 text-center text-soft">{t(silent.length > 0 ? 'partial' : 'none')}</p>
        )}
        {found.map(({ service, data }) => (
          <JobsOfService key={service} service={service} trouble={trouble} listed={data} />
        ))}
        <Button look="outline" onPress={() => services.forEach(({ refetch }) => void refetch())}>
          {t('again')}
        </Button>
      </div>
    </Page>
  )
}

export { JobsPage as Component }
