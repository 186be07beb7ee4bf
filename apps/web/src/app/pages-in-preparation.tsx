import { useTranslation } from 'react-i18next'
import type { RouteObject } from 'react-router-dom'
import { ButtonLink } from '../components/button-link'
import { PageMetadata } from '../components/page-metadata'
import { Page } from '../components/page'

/** Addresses that already lead somewhere although their page is still being made. */
const paths = ['dashboard'] as const

function InPreparationPage() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageMetadata title={t('inPreparation.title')} description={t('inPreparation.text')} noindex />
      <Page title={t('inPreparation.title')} lead={t('inPreparation.text')}>
        <ButtonLink to="/">{t('backToHome')}</ButtonLink>
      </Page>
    </>
  )
}

export const inPreparation: RouteObject[] = paths.map((path) => ({ path, element: <InPreparationPage /> }))
