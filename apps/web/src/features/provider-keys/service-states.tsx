import type { ProviderKeyView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'

type ServiceState = ProviderKeyView['services'][number]
const tones = {
  environment: 'active',
  vault: 'good',
  none: 'quiet',
  unheard: 'warn',
} as const satisfies Record<NonNullable<ServiceState['source']> | 'unheard', StatusTone>

/** Where each service has the key from and when it last used one, as it said last. */
export function ServiceStates({ services }: { readonly services: readonly ServiceState[] }) {
  const { t } = useTranslation('providerKeys')
  const time = useTaipeiTime()
  return (
    <ul className="space-y-2">
      {services.map(({ service, source, version, toldAt, usedAt }) => (
        <li key={service} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code>{service}</code>
          <StatusBadge tone={tones[source ?? 'unheard']}>
            {t(`source.${source ?? 'unheard'}`, { version })}
          </StatusBadge>
          {toldAt !== null && (
            <span className="text-small text-soft">{t('use.told', { time: time(toldAt) })}</span>
          )}
          {usedAt !== null && (
            <span className="text-small text-soft">{t('use.last', { time: time(usedAt) })}</span>
          )}
          {usedAt === null && source !== null && source !== 'none' && (
            <span className="text-small text-soft">{t('use.none')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
