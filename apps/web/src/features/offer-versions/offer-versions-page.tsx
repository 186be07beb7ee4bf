import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import '../../offers/offers.texts'
import { Holders } from './holders'
import { OfferEditor, type OfferEditorProps } from './offer-editor'
import { useListCatalogueVersionsQuery } from './offer-versions.api'
import './offer-versions.texts'
import { PlannedVersion } from './planned-version'
import { VersionList } from './version-list'

type OfferVersionsPageProps = Pick<OfferEditorProps, 'part' | 'Preview'>

/** The plans (ADMIN-05) or the packs (ADMIN-06) that are offered: versions, the next one, and who has which. */
export function OfferVersionsPage({ part, Preview }: OfferVersionsPageProps) {
  const { t } = useTranslation('offerVersions')
  const problemText = useProblemText()
  const { data, error, refetch } = useListCatalogueVersionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const offered = data?.versions.find(({ state }) => state === 'offered')
  const planned = data?.versions.find(({ state }) => state === 'planned')
  const newest = data?.versions[0]?.version
  return (
    <Page title={t(`title.${part}`)} lead={t('lead')} width="wide">
      <PageMetadata title={t(`metaTitle.${part}`)} description={t('lead')} noindex />
      {!data && error && (
        <Notice tone="bad" live>
          <p>{problemText(error, t('unread'))}</p>
          <Button look="quiet" onPress={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton lines={12} />}
      {data && offered && newest !== undefined && (
        <div className="space-y-8">
          <VersionList versions={data.versions} />
          {planned ? (
            <PlannedVersion planned={planned} offered={offered} />
          ) : (
            <OfferEditor
              key={`${offered.version} ${newest}`}
              part={part}
              Preview={Preview}
              newest={newest}
              base={offered}
              coming={data.coming}
            />
          )}
          <Holders part={part} />
        </div>
      )}
    </Page>
  )
}
