import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { BeginView } from '../features/member-view/begin-view'
import '../features/member-view/member-view.texts'
import { loadTexts } from '../i18n/i18n'
import { lazyComponent } from '../loading/lazy-component'
import type { MemberViewProps } from './member-view'

/** What is seen comes once somebody has said why: the first view needs none of it. */
const MemberView = lazyComponent<MemberViewProps>('member-view', () =>
  import('./member-view').then(async (part) => {
    await loadTexts('caseReview', 'offers', 'payments')
    return { default: part.MemberView }
  }),
)

/**
 * What a member sees, read only (ADMIN-03): no session in their name, but the back office's own looks, each with the reason
 * that was given at first. Features meet here.
 */
export function Component() {
  const { t } = useTranslation('memberView')
  const { userId = '' } = useParams()
  const [view, setView] = useState<MemberViewProps>()
  const begin = (reason: string) => setView({ look: { userId, reason }, since: new Date().toISOString() })
  return (
    <Page
      title={t('title')}
      lead={
        <Link to={`/admin/users/${userId}`} className="link">
          {t('back')}
        </Link>
      }
      width="wide"
    >
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      {view ? (
        <Suspense fallback={<Skeleton lines={12} fillsScreen />}>
          <MemberView {...view} />
        </Suspense>
      ) : (
        <div className="space-y-6">
          <p>{t('lead')}</p>
          <BeginView onBegin={begin} />
        </div>
      )}
    </Page>
  )
}
