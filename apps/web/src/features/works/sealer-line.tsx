import type { TrialUser } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asVisitor } from '../../api/as-visitor'

interface SealerLineProps {
  readonly user: TrialUser
  /** The page where they can be changed. */
  readonly changeAt: string
}

/** In whose name the work will be sealed. */
export function SealerLine({ user, changeAt }: SealerLineProps) {
  const { t } = useTranslation('works')
  return (
    <p className="flex flex-wrap gap-x-3 text-soft">
      <span>
        {t('register.sealedFor')} <strong className="font-semibold text-ink">{user.realName}</strong>
      </span>
      <span>{user.email}</span>
      <span>{user.phone}</span>
      <Link to={changeAt} state={asVisitor} className="link">
        {t('register.change')}
      </Link>
    </p>
  )
}
