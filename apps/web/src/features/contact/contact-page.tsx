import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { OtherWays } from './other-ways'
import { WriteMessage } from './write-message'

/** For whoever wants to ask or tell something. */
function ContactPage() {
  const { t } = useTranslation('contact')
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <PageMetadata title={t('page.metaTitle')} description={t('page.description')} />
      <WriteMessage kinds={['question', 'consumer-complaint']} />
      <p className="mt-6 text-soft">
        {t('page.otherSide')}{' '}
        <Link to="/resolution" className="link">
          {t('page.toResolution')}
        </Link>
      </p>
      <p className="mt-3 text-small text-soft">{t('page.kept')}</p>
      <OtherWays />
    </Page>
  )
}

export { ContactPage as Component }
