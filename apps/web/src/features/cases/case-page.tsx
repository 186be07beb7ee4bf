import type { CaseView } from '@originseal/contracts'
import { useEffect, useState } from 'react'
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
import { tellTakedownSuccess } from '../../offers/takedown-success'
import { UpsellDrawer } from '../../offers/upsell-drawer'
import { CaseActions } from './case-actions'
import { CaseClocks } from './case-clocks'
import { CaseNext } from './case-next'
import { casesPath } from './case-path'
import { CaseRefund } from './case-refund'
import { CaseTimeLine } from './case-time-line'
import { hasSucceeded } from './case.rules'
import { useReadCaseQuery } from './cases.api'
import './cases.texts'
import { CaseCorrespondence } from './correspondence/correspondence'
import { FileByHand } from './answers/file-by-hand'
import { SightingQuestion } from './answers/sighting-question'
import { TellAnswer } from './answers/tell-answer'
import { NoticeDraft } from './notice/notice-draft'
import { CaseAnchorFacts } from './record/case-anchor-facts'
import { CaseFile } from './record/case-file'
import { CaseObservations } from './record/case-observations'
import { CasePublication } from './record/case-publication'
import { useKeptFocus } from './use-kept-focus'

/** How often an open case is asked for while somebody looks. */
const lookAgainMs = 30_000
/** The same while we are at it: what was given or signed just now leads on within seconds. */
const lookSoonMs = 3_000

/** A takedown case: where it stands, who must act, its clocks, and all that has happened (MEMBER-06). */
export function Component() {
  const { t } = useTranslation('cases')
  const problemText = useProblemText()
  const { caseId = '' } = useParams()
  const [isSoon, setSoon] = useState(false)
  const { data, error, refetch } = useReadCaseQuery(caseId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isSoon ? lookSoonMs : lookAgainMs,
    skipPollingIfUnfocused: true,
  })
  const goesOnByItself = data?.state === 'checking' || data?.state === 'ready'
  if (goesOnByItself !== isSoon) setSoon(goesOnByItself)
  const title = data ? t('page.title', { number: data.number }) : t('page.untitled')
  return (
    <Page title={title} lead={data?.pageTitle ?? '\u00a0'} width="wide">
      <PageMetadata title={title} description={t('page.description')} noindex />
      {data && <Case view={data} />}
      {!data && !error && <Skeleton lines={10} fillsScreen />}
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
  const isSuccess = hasSucceeded(view)
  useEffect(() => {
    if (isSuccess) tellTakedownSuccess(view.number)
  }, [isSuccess, view.number])
  const { lead, watched } = useKeptFocus(view.state)
  return (
    <div className="space-y-6" {...watched}>
      <CaseNext view={view} lead={lead}>
        {view.askedAt && <SightingQuestion key={view.askedAt} view={view} />}
        <CaseActions caseId={view.id} state={view.state} />
      </CaseNext>
      {(view.state === 'needs-input' || view.state === 'supplement-asked') && <NoticeDraft view={view} />}
      {view.state === 'ready-by-hand' && <FileByHand view={view} />}
      <TellAnswer view={view} />
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
          <CaseRefund view={view} />
        </FactList>
        <p className="mt-4">
          <Link className="link" to={`/p2p/cases/${view.id}`}>
            {t('page.negotiation')}
          </Link>
        </p>
      </CardSection>
      {(view.isPublic || view.canBePublic) && <CasePublication view={view} />}
      {/* Whatever happened to the case may have brought a mail, or come from a look. */}
      <CaseCorrespondence key={`mails ${view.head}`} view={view} />
      <CaseObservations key={`looks ${view.head}`} view={view} />
      <CaseTimeLine entries={view.timeLine}>
        <CodeFact name={t('page.head')} value={view.head} />
        <CaseAnchorFacts key={view.head} view={view} />
      </CaseTimeLine>
      <CaseFile view={view} />
      <UpsellDrawer />
    </div>
  )
}
