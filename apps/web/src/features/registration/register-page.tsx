import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { ContinueAsVisitorForm } from './continue-as-visitor-form'

/** Where the free trial begins. Member accounts will have their forms here too. */
export function RegisterPage() {
  const { t } = useTranslation('registration')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <ContinueAsVisitorForm />
      <div className="mt-8">
        <Notice>{t('accountsInPreparation')}</Notice>
      </div>
    </Page>
  )
}
