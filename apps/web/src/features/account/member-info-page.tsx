import type { AccountView } from '@originseal/contracts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { AccountOr } from './account-or'
import './account.texts'
import { DeletionNotice } from './deletion-notice'
import { DeletionSection } from './deletion-section'
import { EmailSection } from './email-section'
import { PasswordSection } from './password-section'
import { PlanSection } from './plan-section'
import { ProfileSection } from './profile-section'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'

/** Everything somebody can see and change about their own account (MEMBER-02). */
export function MemberInfoPage(others: Omit<SectionsProps, 'account'>) {
  const { t } = useTranslation('account')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <AccountOr>{(account) => <Sections account={account} {...others} />}</AccountOr>
    </Page>
  )
}

interface SectionsProps {
  readonly account: AccountView
  readonly Subscription: ComponentType
  readonly Payments: ComponentType
  readonly Units: ComponentType
  readonly Notifications: ComponentType
}

function Sections({ account, Subscription, Payments, Units, Notifications }: SectionsProps) {
  return (
    <div className="space-y-6">
      {account.erasesAt !== null && <DeletionNotice erasesAt={account.erasesAt} />}
      <ProfileSection account={account} />
      <EmailSection account={account} />
      <Subscription />
      <Units />
      <Payments />
      <PlanSection account={account} />
      <Notifications />
      <PasswordSection account={account} />
      <SecondFactorSection />
      <SessionsSection />
      <DeletionSection account={account} />
    </div>
  )
}
