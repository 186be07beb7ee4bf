import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonLook } from '../../../components/button-look'
import { useSearch } from '../../../loading/use-search'
import { registerPath } from '../../../tracking/campaign'
import { places } from './promotion.rules'
import type { Promotion } from './use-promotion'

/** The first ten of a day (HOME-09); the figure is the server's, or marked as about. */
export function DailyTen({ promotion }: { readonly promotion: Promotion | undefined }) {
  const { t } = useTranslation('homeSections')
  const search = useSearch()
  const { bucket, isSimulated, isReserved, isClaimed } = promotion ?? {}
  const state = isClaimed ? 'claimed' : isReserved ? 'reserved' : 'open'
  return (
    <aside aria-label={t('daily.label')} className="border-b border-line bg-brand-tint">
      <div className="column-wide flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <p className="font-semibold">
            {t('daily.title')}{' '}
            <span data-bucket={bucket} className={promotion ? undefined : 'invisible'}>
              {bucket === '0'
                ? t('daily.none')
                : t(isSimulated ? 'daily.about' : 'daily.left', { count: promotion?.remaining ?? places })}
            </span>
          </p>
          <p className="text-small text-soft">{t(`daily.${state}`)}</p>
        </div>
        {!isClaimed && bucket !== '0' && (
          <Link
            to={registerPath(search, { upgrade: 'guardian' })}
            onClick={promotion?.reserve}
            className={buttonLook('secondary', 'shrink-0')}
          >
            {t('daily.go')}
          </Link>
        )}
      </div>
    </aside>
  )
}
