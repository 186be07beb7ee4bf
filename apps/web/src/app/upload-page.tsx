import { useTranslation } from 'react-i18next'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'
import { AccountOr } from '../features/account/account-or'
import { UnitsLeft } from '../features/units/units-left'
import { RegisterWorkForm } from '../features/works/register-work-form'
import { IncompleteSealer } from './incomplete-sealer'
import { sealerOf } from './sealer.rules'

/** A member seals a work (MEMBER-03): the form of step 1, in the name of the account. */
export function Component() {
  const { t } = useTranslation('works')
  return (
    <Page title={t('upload.title')} lead={t('register.lead')}>
      <PageMetadata title={t('upload.title')} description={t('register.description')} noindex />
      <AccountOr>
        {(account) => {
          const user = sealerOf(account)
          if (!user) return <IncompleteSealer />
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
