import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { NameCheck, type ComparedName } from './name-check'
import './trademark.texts'

interface AnalysisPageProps {
  /** What can be done with a result. */
  readonly Next: ComponentType<ComparedName>
}

/** For members: twenty-five marks with every reason (TM-01, TM-04). */
export function AnalysisPage({ Next }: AnalysisPageProps) {
  const { t } = useTranslation('trademark')
  return (
    <Page title={t('analysis.title')} lead={t('analysis.lead')} width="wide">
      <PageMetadata title={t('analysis.metaTitle')} description={t('search.metaDescription')} noindex />
      <NameCheck depth="analysis" Next={Next} />
    </Page>
  )
}
