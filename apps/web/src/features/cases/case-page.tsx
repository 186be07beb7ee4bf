import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { CaseActions } from './case-actions'
import { CaseClocks } from './case-clocks'
import { CaseNext } from './case-next'
import { casesPath } from './case-path'
import { CaseTimeLine } from './case-time-line'
import { useReadCaseQuery } from './cases.api'
import './cases.texts'

/** How often an open case is asked for while somebody looks. */
const lookAgainMs = 30_000

/** A takedown case: where it stands, who must act, its clocks, and all that has happened (MEMBER-06). */
export function CasePage() {
  const { t } = useTranslation('cases')
  const problemText = useProblemText()
  const { caseId = '' } = useParams()
  const { data, error, refetch } = useReadCaseQuery(caseId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
  })
  const title = data ? t('page.title', { number: data.number }) : t('page.untitled')
  return (
    <Page title={title} lead={data?.pageTitle ?? '\u00a0'} width="wide">
      <PageMetadata title={title} description={t('page.description')} noindex />
      {data && <Case view={data} />}
      {!data && !error && <Skeleton lines={10} />}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      <p className="mt-8">
        <Link className="link" to={casesPath}>
          {t('page.back')}
        </Link>
      </p>
    </Page>
  )
}

function Case({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation('cases')
  return (
    <div className="space-y-6">
      <CaseNext view={view}>
        <CaseActions caseId={view.id} state={view.state} />
      </CaseNext>
      <CaseClocks view={view} />
      <CardSection title={t('page.about')}>
        <FactList>
          <Fact name={t('page.place')}>
            <a
              className="link break-all"
              href={view.pageUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {view.pageUrl}
              <span className="sr-only"> {t('page.newWindow')}</span>
            </a>
          </Fact>
          <Fact name={t('page.work')}>
            <Link className="link" to={`/file/${view.workId}`}>
              {view.title ?? view.workId}
            </Link>
          </Fact>
          {view.remedy && (
            <Fact name={t('page.remedy')}>
              {t(`remedy.${view.remedy}`)}{' '}
              <Link className="link" to="/dashboard">
                {t('page.ledger')}
              </Link>
            </Fact>
          )}
          <CodeFact name={t('page.head')} value={view.head} />
        </FactList>
      </CardSection>
      <CaseTimeLine entries={view.timeLine} />
    </div>
  )
}
