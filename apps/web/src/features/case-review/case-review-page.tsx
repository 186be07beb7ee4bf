import { useTranslation } from 'react-i18next'
import { LoadingGroup } from '../../components/loading-group'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import './case-review.texts'
import { ClaimantsInDoubt } from './claimants-in-doubt'
import { UnrecognisedMails } from './unrecognised-mails'

/** What of takedown cases wants an administrator: claimants in doubt, and mails that rules could not tell a case of. */
export function CaseReviewPage() {
  const { t } = useTranslation('caseReview')
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        <UnrecognisedMails />
        <ClaimantsInDoubt />
      </LoadingGroup>
    </Page>
  )
}
