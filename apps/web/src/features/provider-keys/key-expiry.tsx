import { keyExpiryHorizon, lastTaipeiDays } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'

/** Up to which day the provider takes a key, and whether the next one is due. */
export function KeyExpiry({ expiresOn }: { readonly expiresOn: string | null }) {
  const { t } = useTranslation('providerKeys')
  const [now] = useState(() => new Date())
  if (expiresOn === null) return <span className="block text-small text-soft">{t('expiry.none')}</span>
  const isOver = expiresOn < (lastTaipeiDays(now, 1)[0] as string)
  const isSoon = expiresOn <= keyExpiryHorizon(now)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      {t('expiry.day', { day: expiresOn })}
      {isSoon && (
        <StatusBadge tone={isOver ? 'bad' : 'warn'}>{t(isOver ? 'expiry.over' : 'expiry.soon')}</StatusBadge>
      )}
    </span>
  )
}
