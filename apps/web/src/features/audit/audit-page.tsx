import { useTranslation } from 'react-i18next'
import { LoadingGroup } from '../../components/loading-group'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { AuditDays } from './audit-days'
import { AuditLog } from './audit-log'
import './audit.texts'

/** What administrators did and looked at, and whether it is still what was recorded. */
function AuditPage() {
  const { t } = useTranslation('audit')
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        <AuditLog />
        <AuditDays />
      </LoadingGroup>
    </Page>
  )
}

export { AuditPage as Component }
