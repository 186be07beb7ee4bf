import { useTranslation } from 'react-i18next'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { MemberSteps } from './member-steps'
import { NameCheck } from './name-check'
import './trademark.texts'

/** For everybody: is there a mark like this name already, and why (TM-01). */
function SearchPage() {
  const { t } = useTranslation('trademark')
  return (
    <Page title={t('search.title')} lead={t('search.lead')} width="wide">
      <PageMetadata title={t('search.metaTitle')} description={t('search.metaDescription')} />
      <NameCheck depth="search" Next={MemberSteps} />
    </Page>
  )
}

export { SearchPage as Component }
