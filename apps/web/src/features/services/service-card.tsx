import type { ListServicesResponse, ProcessView, ServiceState } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import './services.texts'

const tones: Record<ServiceState | ProcessView['state'], StatusTone> = {
  ready: 'good',
  partly: 'warn',
  down: 'bad',
  'not-ready': 'bad',
  silent: 'bad',
}

/** One service: its state, and a row for each process. */
export function ServiceCard({ service, state, processes }: ListServicesResponse['services'][number]) {
  const { t } = useTranslation('services')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="card h-full px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={heading} className="font-semibold">
          {service}
        </h2>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      {processes.length === 0 && <p className="mt-2 text-small text-soft">{t('none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {processes.map((process) => (
          <li key={process.id} className="py-2.5">
            <ProcessRow process={process} isOneOfSeveral={processes.length > 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProcessRowProps {
  readonly process: ProcessView
  /** Then the state of the service does not say its own. */
  readonly isOneOfSeveral: boolean
}

function ProcessRow({ process, isOneOfSeveral }: ProcessRowProps) {
  const { t } = useTranslation('services')
  const time = useTaipeiTime()
  const { version, startedAt, toldAt, state, faults } = process
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <code className="wrap-anywhere">{version}</code>
        <span className="text-soft">{t('started', { at: time(startedAt) })}</span>
        {(isOneOfSeveral || state === 'silent') && (
          <StatusBadge tone={tones[state]}>{t(`process.${state}`)}</StatusBadge>
        )}
      </p>
      {state === 'silent' && <p className="mt-1 text-small">{t('told', { at: time(toldAt) })}</p>}
      {faults.length > 0 && (
        <ul aria-label={t('faults')} className="mt-1 space-y-1 text-small wrap-anywhere">
          {faults.map(({ name, reason }) => (
            <li key={name}>
              <code>{name}</code> {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
