import { useTranslation } from 'react-i18next'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { EnterCode } from './enter-code'
import { WriteMessage } from './write-message'

/** For who was told that they use somebody else's work, and for complaints. */
function ResolutionPage() {
  const { t } = useTranslation('contact')
  return (
    <Page title={t('resolution.title')} lead={t('resolution.lead')}>
      <PageMetadata title={t('resolution.metaTitle')} description={t('resolution.description')} />
      <section aria-labelledby="code">
        <h2 id="code" className="mb-4 text-heading font-bold">
          {t('code.title')}
        </h2>
        <EnterCode />
      </section>
      <section aria-labelledby="objection" className="mt-12">
        <h2 id="objection" className="mb-2 text-heading font-bold">
          {t('resolution.write')}
        </h2>
        <p className="mb-4 text-soft">{t('resolution.writeText')}</p>
        <WriteMessage kinds={['claim-complaint', 'consumer-complaint']} />
      </section>
      <section aria-labelledby="rights" className="mt-12">
        <h2 id="rights" className="mb-2 text-heading font-bold">
          {t('resolution.rights')}
        </h2>
        <ul className="list-disc space-y-2 pl-6 text-soft">
          {(['platform', 'evidence', 'consumer'] as const).map((right) => (
            <li key={right}>{t(`resolution.right.${right}`)}</li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

export { ResolutionPage as Component }
