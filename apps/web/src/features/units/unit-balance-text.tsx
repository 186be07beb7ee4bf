import type { UnitBalance } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useDate } from './use-date'

/** How many are left, until when each part can be spent, and what is coming. */
export function UnitBalanceText({ balance }: { readonly balance: UnitBalance }) {
  const { t } = useTranslation('units')
  const date = useDate()
  const { available, held, isComing, lots, next } = balance
  return (
    <>
      <p>{t('available', { count: available })}</p>
      <ul className="text-small text-soft">
        {lots
          .filter((lot) => lot.available > 0)
          .map((lot) => (
            <li key={lot.lotId}>
              {t(lot.expiresAt === undefined ? 'lotForEver' : 'lot', {
                count: lot.available,
                reason: t(`reason.${lot.reason}`),
                date: lot.expiresAt && date(lot.expiresAt),
              })}
            </li>
          ))}
        {held > 0 && <li>{t('held', { count: held })}</li>}
        {next && <li>{t('next', { count: next.quantity, date: date(next.at) })}</li>}
        {isComing && <li>{t('coming')}</li>}
      </ul>
    </>
  )
}
