import type { ListParkedEventsResponse, ParkedEventView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useRedriveEventsMutation } from './parked-events.api'

type OfService = ListParkedEventsResponse['services'][number]

/** The events that one service could not handle, the oldest first. */
export function ParkedEventsOfService({ parked }: { readonly parked: OfService }) {
  const { t } = useTranslation('parkedEvents')
  const { service, total, events } = parked
  return (
    <CardSection
      title={service}
      lead={
        <>
          {t('count', { count: total })} {events.length < total && t('shown', { count: events.length })}
        </>
      }
    >
      <Redrive service={service} text={t('redriveAll')} />
      <ul data-rows aria-label={service} className="mt-4 divide-y divide-line">
        {events.map((event) => (
          <li key={`${event.id} ${event.parkedAt}`} className="py-4">
            <ParkedRow service={service} event={event} />
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function ParkedRow({
  service,
  event,
}: {
  readonly service: OfService['service']
  readonly event: ParkedEventView
}) {
  const { t } = useTranslation('parkedEvents')
  const time = useTaipeiTime()
  const { id, name, reason, tries, parkedAt } = event
  return (
    <div className="space-y-1.5">
      <p className="font-medium wrap-anywhere">
        <code>{name ?? t('unknown')}</code>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <time dateTime={parkedAt}>{time(parkedAt)}</time>
        <span>{t('tries', { count: tries })}</span>
        {id !== null && <code className="wrap-anywhere">{id}</code>}
      </p>
      {id !== null && (
        <Fold summary={t('redrive')}>
          <Redrive service={service} ids={[id]} text={t('redrive')} />
        </Fold>
      )}
    </div>
  )
}

interface RedriveProps {
  readonly service: OfService['service']
  /** Without it all are meant. */
  readonly ids?: string[]
  readonly text: string
}

function Redrive({ service, ids, text }: RedriveProps) {
  const { t } = useTranslation('parkedEvents')
  const [redrive] = useRedriveEventsMutation()
  return (
    <CommandForm<'reason'>
      text={text}
      fields={[{ name: 'reason', label: t('reason') }]}
      onSend={({ reason }) => redrive({ service, reason, ...(ids && { ids }) })}
    />
  )
}
