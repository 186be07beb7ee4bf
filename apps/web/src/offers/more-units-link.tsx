import type { ErrorCode, Pack, Unit } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './offers.texts'

const usedUp: ErrorCode = 'QUOTA_EXHAUSTED'

/** The smallest pack that brings more of a unit; of others a larger plan does. */
const packOf: Partial<Record<Unit, Pack>> = {
  seal: 'seal-pack',
  scan: 'scan-pack',
  takedown: 'takedown-single',
  'trademark-report': 'group-buy',
}

interface MoreUnitsLinkProps {
  /** Of the refusal. */
  readonly code: string | undefined
  /** What was to be spent. */
  readonly unit: Unit
}

/** The way on from a refusal because nothing is left of an allowance; nothing for any other. */
export function MoreUnitsLink({ code, unit }: MoreUnitsLinkProps) {
  // Suspending here would hide the page, and when it came back the refusal that this stands beside would be gone.
  const { t, ready } = useTranslation('offers', { useSuspense: false })
  if (code !== usedUp || !ready) return null
  const pack = packOf[unit]
  return (
    <>
      {' '}
      <Link to={pack ? `/pricing#${pack}` : '/pricing'} className="link">
        {t('more')}
      </Link>
    </>
  )
}
