import type { Unit } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useReadUnitsQuery } from './units.api'
import './units.texts'

/** What was spent is told to who counts it for this page within seconds. */
const lookAgainMs = 5_000

/** What is left of a unit, before one is spent. Says nothing while it is not known: nobody is kept from trying. */
export function UnitsLeft({ unit }: { readonly unit: Unit }) {
  const { t } = useTranslation('units')
  const { data: units } = useReadUnitsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
  })
  const balance = units?.find((each) => each.unit === unit)
  // Its line stands there already: what is below must not move when it is known.
  if (!balance) return <p className="min-h-lh text-small" />
  return (
    <p role="status" className="text-small text-soft">
      {t(`left.${unit}`, { count: balance.available })}{' '}
      <Link className="link" to="/member-info">
        {t('left.more')}
      </Link>
    </p>
  )
}
