import { useTranslation } from 'react-i18next'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { UserFilters } from './user-filters'
import { UserList } from './user-list'
import './users.texts'

/** Every account, found by what somebody knows of it (ADMIN-03). */
function UsersPage() {
  const { t } = useTranslation('users')
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        <UserFilters />
        <UserList />
      </div>
    </Page>
  )
}

export { UsersPage as Component }
