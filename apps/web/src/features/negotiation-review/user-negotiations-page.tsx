import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { NegotiationItem } from './negotiation-item'
import { useListUserNegotiationsInfiniteQuery } from './negotiation-review.api'
import './negotiation-review.texts'

/** Negotiations of one account: where they stand, and reading and pausing one, with a reason (ADMIN-03). */
function UserNegotiationsPage() {
  const { t } = useTranslation('negotiationReview')
  const { userId = '' } = useParams()
  const { data, ...pages } = useListUserNegotiationsInfiniteQuery(userId, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        <p>
          <Link to={`/admin/users/${userId}`} className="link">
            {t('back')}
          </Link>
        </p>
        <PagedList
          entries={data?.pages.flatMap(({ negotiations }) => negotiations)}
          pages={pages}
          texts={{ unread: t('unread'), retry: t('retry'), more: t('more') }}
          empty={<p className="text-soft">{t('none')}</p>}
        >
          {(negotiations) => (
            <ul aria-label={t('title')} className="space-y-6">
              {negotiations.map((negotiation) => (
                <li key={negotiation.caseId}>
                  <NegotiationItem negotiation={negotiation} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  )
}

export { UserNegotiationsPage as Component }
