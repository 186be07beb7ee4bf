import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { EncryptionKeys } from './encryption-keys'
import { ProviderKeyCard } from './provider-key-card'
import { useListProviderKeysQuery } from './provider-keys.api'
import './provider-keys.texts'
import { UndeliveredKeys } from './undelivered-keys'

/**
 * The vault of providers' keys: what is kept, masked, where each service has its own from, and what changes that. Each look is
 * in the audit log: an open page looks again when somebody comes back to it or asks it to, never by itself.
 */
function ProviderKeysPage() {
  const { t } = useTranslation('providerKeys')
  const problemText = useProblemText()
  const { data, error, refetch, isFetching } = useListProviderKeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      {!data && error && (
        <Notice tone="bad" live>
          <p>{problemText(error, t('unread'))}</p>
          <Button look="quiet" onPress={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <div className="space-y-8">
          <Button look="quiet" isDisabled={isFetching} onPress={() => void refetch()}>
            {t('again')}
          </Button>
          <div className="grid items-start gap-6 xl:grid-cols-2">
            {data.keys.map((key) => (
              <ProviderKeyCard key={key.name} view={key} />
            ))}
          </div>
          <UndeliveredKeys keys={data.undelivered} />
          <EncryptionKeys keys={data.encryption} />
        </div>
      )}
    </Page>
  )
}

export { ProviderKeysPage as Component }
