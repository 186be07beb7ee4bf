import type { TrialUser } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface SealerLineProps {
  /** Nobody until the program has read who they are: the line keeps its place. */
  readonly user: TrialUser | undefined
  /** The page where they can be changed. */
  readonly changeAt: string
}

/** In whose name the work will be sealed. */
export function SealerLine({ user, changeAt }: SealerLineProps) {
  const { t } = useTranslation('works')
  return (
    <p className="flex min-h-[2lh] flex-wrap content-start gap-x-3 text-soft sm:min-h-0">
      <span>
        {t('register.sealedFor')} <strong className="font-semibold text-ink">{user?.realName}</strong>
      </span>
      <span>{user?.email}</span>
      <span>{user?.phone}</span>
      <Link to={changeAt} className="link">
        {t('register.change')}
      </Link>
    </p>
  )
}
