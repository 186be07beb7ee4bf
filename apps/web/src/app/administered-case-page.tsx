import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Button } from '../components/button'
import { Notice } from '../components/notice'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { useReadAdministeredCaseQuery } from '../features/case-review/case-review.api'
import { loadTexts } from '../i18n/i18n'
import { useProblemText } from '../i18n/problem-text'
import { lazyComponent } from '../loading/lazy-component'
import type { AdministeredCaseProps } from './administered-case'

/** What members' pages are made of comes with the case itself: the first view needs none of it. */
const AdministeredCase = lazyComponent<AdministeredCaseProps>('administered-case', () =>
  import('./administered-case').then(async (part) => {
    await loadTexts('cases', 'caseNotice')
    return { default: part.AdministeredCase }
  }),
)

/** One case for an operator; each look is in the audit log, so that it is not asked for again by itself. Features meet here. */
export function Component() {
  const { t } = useTranslation('caseReview')
  const problemText = useProblemText()
  const { caseId = '' } = useParams()
  const { data, error, refetch } = useReadAdministeredCaseQuery(caseId, { refetchOnMountOrArgChange: true })
  const title = data ? t('case.title', { number: data.number }) : t('case.untitled')
  return (
    <Page
      title={title}
      lead={
        <Link to="/admin/cases" className="link">
          {t('case.back')}
        </Link>
      }
      width="wide"
    >
      <PageMetadata title={title} description={t('lead')} noindex />
      {data && (
        <Suspense fallback={<Skeleton lines={12} fillsScreen />}>
          <AdministeredCase view={data} />
        </Suspense>
      )}
      {!data && !error && <Skeleton lines={12} fillsScreen />}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('list.unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('list.retry')}</Button>
        </div>
      )}
    </Page>
  )
}
