import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { CardSection } from '../components/card-section'
import { Notice } from '../components/notice'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { AuditEntries } from '../features/audit/audit-entries'
import { PaymentEntries } from '../features/payments/payment-entries'
import { UserAccount } from '../features/users/user-account'
import { UserNotes } from '../features/users/user-notes'
import { UserPlan } from '../features/users/user-plan'
import { UserSessions } from '../features/users/user-sessions'
import { useReadUserQuery } from '../features/users/users.api'
import '../features/users/users.texts'
import { useProblemText } from '../i18n/problem-text'

/** All that administrators know of one account (ADMIN-03); features meet here. */
export function Component() {
  const { t } = useTranslation('users')
  const problemText = useProblemText()
  const { userId = '' } = useParams()
  const { data: user, error } = useReadUserQuery(userId, { refetchOnMountOrArgChange: true })
  return (
    <Page
      title={user ? user.realName || t('nameless') : t('account.title')}
      lead={
        <Link to="/admin/users" className="link">
          {t('account.back')}
        </Link>
      }
      width="wide"
    >
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      {!user && error && (
        <Notice tone="bad" live>
          {problemText(error, t('unread'))}
        </Notice>
      )}
      {!user && !error && <Skeleton lines={12} />}
      {user && (
        <div className="space-y-8">
          <UserAccount user={user} />
          <UserPlan userId={userId} />
          <CardSection title={t('orders.title')}>
            <PaymentEntries filter={{ ownerId: userId }} />
          </CardSection>
          <UserSessions user={user} />
          <UserNotes user={user} />
          <CardSection title={t('negotiations.title')}>
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to={`/admin/users/${userId}/view`} className="link">
                {t('view')}
              </Link>
              <Link to={`/admin/users/${userId}/p2p`} className="link">
                {t('negotiations.link')}
              </Link>
              <Link to={`/admin/cases?search=${userId}`} className="link">
                {t('negotiations.cases')}
              </Link>
            </p>
          </CardSection>
          <CardSection title={t('audit.title')} lead={t('audit.lead')}>
            <AuditEntries filter={{ subjectId: userId }} />
          </CardSection>
        </div>
      )}
    </Page>
  )
}
