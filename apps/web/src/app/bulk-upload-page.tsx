import { useTranslation } from 'react-i18next'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'
import { AccountOr } from '../features/account/account-or'
import { UnitsLeft } from '../features/units/units-left'
import { BulkUpload } from '../features/works/bulk/bulk-upload'
import { IncompleteSealer } from './incomplete-sealer'
import { sealerOf } from './sealer.rules'

/** A member seals many works at once (MEMBER-03). */
export function Component() {
  const { t } = useTranslation('works')
  return (
    <Page title={t('bulk.title')} lead={t('bulk.lead')} width="wide">
      <PageMetadata title={t('bulk.title')} description={t('bulk.lead')} noindex />
      <AccountOr>
        {(account) => {
          const user = sealerOf(account)
          if (!user) return <IncompleteSealer />
          return (
            <div className="space-y-4">
              <UnitsLeft unit="seal" />
              <BulkUpload user={user} userId={account.id} />
            </div>
          )
        }}
      </AccountOr>
    </Page>
  )
}
