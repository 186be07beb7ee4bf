import type { AccountView, TrialUser } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { Notice } from '../components/notice'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'
import { AccountOr } from '../features/account/account-or'
import { UnitsLeft } from '../features/units/units-left'
import { RegisterWorkForm } from '../features/works/register-work-form'

/** A member seals a work (MEMBER-03): the form of step 1, in the name of the account. */
export function Component() {
  const { t } = useTranslation('works')
  return (
    <Page title={t('upload.title')} lead={t('register.lead')}>
      <PageMetadata title={t('upload.title')} description={t('register.description')} noindex />
      <AccountOr>
        {(account) => {
          const user = sealerOf(account)
          if (!user) return <Incomplete />
          return (
            <div className="space-y-4">
              <UnitsLeft unit="seal" />
              <RegisterWorkForm user={user} changeAt="/member-info" />
            </div>
          )
        }}
      </AccountOr>
    </Page>
  )
}

/** Who stands on the certificate; a social login may have told neither address nor number. */
function sealerOf({ realName, email, phone }: AccountView): TrialUser | undefined {
  return realName && email && phone ? { realName, email, phone } : undefined
}

function Incomplete() {
  const { t } = useTranslation('works')
  return (
    <div className="space-y-6">
      <Notice tone="warn">{t('upload.incomplete')}</Notice>
      <ButtonLink to="/member-info">{t('upload.complete')}</ButtonLink>
    </div>
  )
}
