import type { AccountView } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { DisclosureButton } from '../../components/disclosure-button'
import { DeleteAccountForm } from './delete-account-form'

/** The way out: what it means, the password, and then a time of grace. */
export function DeletionSection({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  if (account.erasesAt !== null) return null
  return (
    <CardSection title={t('deletion.title')} lead={t('deletion.lead')}>
      <p className="text-[0.95rem] text-soft">{t('deletion.remains')}</p>
      <DisclosureButton isOpen={isOpen} onToggle={setOpen} controls="delete-account">
        {t('deletion.begin')}
      </DisclosureButton>
      <div id="delete-account" hidden={!isOpen} className="mt-4">
        {isOpen && <DeleteAccountForm hasPassword={account.hasPassword} />}
      </div>
    </CardSection>
  )
}
