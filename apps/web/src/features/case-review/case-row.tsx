import type { AdministeredCase } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusBadge } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'

/** A case in a list, the way to it, to whose it is, and to what administrators did with it. */
export function CaseRow({ entry }: { readonly entry: AdministeredCase }) {
  const { t } = useTranslation('caseReview')
  const time = useTaipeiTime()
  const { id, number, state, title, platform, pageUrl, ownerId, openedAt, dueAt } = entry
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={`/admin/cases/${id}`} className="link font-semibold whitespace-nowrap">
          {number}
        </Link>
        <StatusBadge tone={state === 'closed' ? 'quiet' : 'active'}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <p className="wrap-anywhere">
        {title ?? '–'} <span className="text-soft">· {platform ?? new URL(pageUrl).hostname}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <span>
          {t('cases.opened')} <time dateTime={openedAt}>{time(openedAt)}</time>
        </span>
        {dueAt !== null && (
          <span>
            {t('cases.due')} <time dateTime={dueAt}>{time(dueAt)}</time>
          </span>
        )}
        <Link to={`/admin/users/${ownerId}`} title={ownerId} className="link">
          {t('case.owner')}
        </Link>
        <Link to={`/admin/audit?objectId=${id}`} className="link">
          {t('cases.audit')}
        </Link>
      </p>
    </div>
  )
}
