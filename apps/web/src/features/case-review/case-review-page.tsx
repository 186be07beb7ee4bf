import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LoadingGroup } from '../../components/loading-group'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { CaseList } from './case-list'
import './case-review.texts'
import { ClaimReports } from './claim-reports'
import { ClaimantsInDoubt } from './claimants-in-doubt'
import { UnrecognisedMails } from './unrecognised-mails'

/** What of takedown cases wants an administrator: reports of abusive claims, claimants in doubt, mails that rules could not tell a case of, and every case. */
function CaseReviewPage() {
  const { t } = useTranslation('caseReview')
  // Who comes for certain cases finds them first; who comes to work, what waits.
  const [arrived] = useState(useSearchParams()[0])
  const isAsked = arrived.toString() !== ''
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        {isAsked && <CaseList />}
        <ClaimReports />
        <UnrecognisedMails />
        <ClaimantsInDoubt />
        {!isAsked && <CaseList />}
      </LoadingGroup>
    </Page>
  )
}

export { CaseReviewPage as Component }
