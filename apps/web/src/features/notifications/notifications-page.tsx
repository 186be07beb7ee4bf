import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadingGroup } from '../../components/loading-group'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { MyNotifications } from './my-notifications'

/** Everything that a member was told, and the way to what they are told of. */
function NotificationsPage() {
  const { t } = useTranslation('notifications')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <LoadingGroup>
        <MyNotifications />
        <p>
          <Link className="link" to="/member-info#notification-settings">
            {t('settings')}
          </Link>
        </p>
      </LoadingGroup>
    </Page>
  )
}

export { NotificationsPage as Component }
