import { useTranslation } from 'react-i18next'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { NameCheck } from './name-check'
import './trademark.texts'

/** For members: twenty-five marks with every reason (TM-01, TM-04). */
export function AnalysisPage() {
  const { t } = useTranslation('trademark')
  return (
    <Page title={t('analysis.title')} lead={t('analysis.lead')} width="wide">
      <PageMetadata title={t('analysis.metaTitle')} description={t('search.metaDescription')} noindex />
      <NameCheck depth="analysis" />
    </Page>
  )
}
