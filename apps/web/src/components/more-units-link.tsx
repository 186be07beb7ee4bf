import type { ErrorCode } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './components.texts'

const usedUp: ErrorCode = 'QUOTA_EXHAUSTED'

/** The way on from a refusal because nothing is left of an allowance; nothing for any other. */
export function MoreUnitsLink({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation('components')
  if (code !== usedUp) return null
  return (
    <>
      {' '}
      <Link to="/pricing" className="link">
        {t('moreUnits')}
      </Link>
    </>
  )
}
