import { useTranslation } from 'react-i18next'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { FindByCertificate } from './find-by-certificate'
import { FindByIdForm } from './find-by-id-form'
import { SigningCertificates } from './signing-certificates'
import { VerifierLink } from './verifier-link'

/** Leads from an id, an address or a certificate to the seal's own page. */
function FindSealPage() {
  const { t } = useTranslation('verification')
  return (
    <Page title={t('find.title')} lead={t('find.lead')}>
      <PageMetadata title={t('find.metaTitle')} description={t('find.description')} />
      <div className="space-y-6">
        <FindByIdForm />
        <FindByCertificate />
        <VerifierLink />
        <SigningCertificates />
      </div>
    </Page>
  )
}

export { FindSealPage as Component }
