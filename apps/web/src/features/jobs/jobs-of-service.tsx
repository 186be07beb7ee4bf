import type { JobTrouble, ListTroubledJobsResponse, ServiceName, TroubledJob } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useDiscardJobMutation, useRetryJobsMutation } from './jobs.api'

interface JobsOfServiceProps {
  readonly service: ServiceName
  readonly trouble: JobTrouble
  readonly listed: ListTroubledJobsResponse
}

/** The jobs of one service that were given up, or fail, the oldest first. */
export function JobsOfService({ service, trouble, listed: { total, jobs } }: JobsOfServiceProps) {
  const { t } = useTranslation('jobs')
  return (
    <CardSection
      title={service}
      lead={
        <>
          {t('count', { count: total })} {jobs.length < total && t('oldest', { count: jobs.length })}
        </>
      }
    >
      {trouble === 'parked' && <Retry service={service} text={t('retryAll')} />}
      <ul data-rows aria-label={service} className="mt-4 divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="py-4">
            <JobRow service={service} job={job} />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function JobRow({ service, job }: { readonly service: ServiceName; readonly job: TroubledJob }) {
  const { t } = useTranslation('jobs')
  const time = useTaipeiTime()
  const { id, kind, reason, tries, addedAt, parkedAt, nextTryAt, mayBeDiscarded } = job
  return (
    <div className="space-y-1.5">
      <p className="font-medium wrap-anywhere">
        <code>{kind}</code>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <time dateTime={addedAt}>{t('added', { time: time(addedAt) })}</time>
        <span>{t('tries', { count: tries })}</span>
        {parkedAt !== null && <time dateTime={parkedAt}>{t('parked', { time: time(parkedAt) })}</time>}
        {nextTryAt !== null && <time dateTime={nextTryAt}>{t('next', { time: time(nextTryAt) })}</time>}
        <code className="wrap-anywhere">{id}</code>
      </p>
      <Fold summary={t('retry')}>
        <Retry service={service} ids={[id]} text={t('retry')} />
      </Fold>
      {mayBeDiscarded ? (
        <Fold summary={t('discard')}>
          <Discard service={service} id={id} />
        </Fold>
      ) : (
        <p className="text-small text-soft">{t('owed')}</p>
      )}
    </div>
  )
}

interface RetryProps {
  readonly service: ServiceName
  /** Without it all that were given up are meant. */
  readonly ids?: string[]
  readonly text: string
}

function Retry({ service, ids, text }: RetryProps) {
  const { t } = useTranslation('jobs')
  const [retry] = useRetryJobsMutation()
  return (
    <CommandForm<'reason'>
      text={text}
      fields={[{ name: 'reason', label: t('reason') }]}
      onSend={({ reason }) => retry({ service, reason, ...(ids && { ids }) })}
    />
  )
}

function Discard({ service, id }: { readonly service: ServiceName; readonly id: string }) {
  const { t } = useTranslation('jobs')
  const [discard] = useDiscardJobMutation()
  return (
    <>
      <p className="mb-3 text-small text-soft">{t('discardHint')}</p>
      <CommandForm<'reason'>
        text={t('discardNow')}
        fields={[{ name: 'reason', label: t('reason') }]}
        onSend={({ reason }) => discard({ service, id, reason })}
      />
    </>
  )
}
