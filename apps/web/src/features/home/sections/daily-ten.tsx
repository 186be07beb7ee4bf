import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { buttonLook } from '../../../components/button-look'
import { registerPath } from '../../../tracking/campaign'
import type { Promotion } from './use-promotion'

/** The first ten of a day (HOME-09); the figure is the server's, or marked as about. */
export function DailyTen({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation('homeSections')
  const { search } = useLocation()
  const { remaining, bucket, isSimulated, isReserved, isClaimed, reserve } = promotion
  const state = isClaimed ? 'claimed' : isReserved ? 'reserved' : 'open'
  return (
    <aside aria-label={t('daily.label')} className="border-b border-line bg-brand-tint">
      <div className="column-wide flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <p className="font-semibold" data-bucket={bucket}>
            {t('daily.title')}{' '}
            {bucket === '0'
              ? t('daily.none')
              : t(isSimulated ? 'daily.about' : 'daily.left', { count: remaining })}
          </p>
          <p className="text-small text-soft">{t(`daily.${state}`)}</p>
        </div>
        {!isClaimed && bucket !== '0' && (
          <Link
            to={registerPath(search, { upgrade: 'guardian' })}
            onClick={reserve}
            className={buttonLook('secondary', 'shrink-0')}
          >
            {t('daily.go')}
          </Link>
        )}
      </div>
    </aside>
  )
}
