import type { AccountView } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { DisclosureButton } from '../../components/disclosure-button'
import { StatusBadge } from '../../components/status-badge'
import { Notice } from '../../components/notice'
import { ChangeEmailForm } from './change-email-form'
import { SendConfirmationAgain } from './send-confirmation-again'

/** The address, whether it is confirmed, and the way to another one. */
export function EmailSection({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const [isChanging, setChanging] = useState(false)
  return (
    <CardSection title={t('email.title')}>
      <div className="space-y-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{account.email ?? t('email.none')}</span>
          {account.email !== null && <State isConfirmed={account.emailConfirmed} />}
        </p>
        {account.pendingEmail !== null && (
          <Notice tone="warn">{t('email.pending', { email: account.pendingEmail })}</Notice>
        )}
        {account.email !== null && !account.emailConfirmed && <SendConfirmationAgain />}
        <DisclosureButton isOpen={isChanging} onToggle={setChanging} controls="change-email">
          {t('email.change')}
        </DisclosureButton>
      </div>
      <div id="change-email" hidden={!isChanging} className="mt-5">
        {isChanging && <ChangeEmailForm hasPassword={account.hasPassword} />}
      </div>
    </CardSection>
  )
}

function State({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const { t } = useTranslation('account')
  return (
    <StatusBadge tone={isConfirmed ? 'good' : 'warn'}>
      {t(isConfirmed ? 'email.confirmed' : 'email.unconfirmed')}
    </StatusBadge>
  )
}
