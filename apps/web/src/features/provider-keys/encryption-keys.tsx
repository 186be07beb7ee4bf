import type { ListProviderKeysResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { StatusBadge } from '../../components/status-badge'

/** The keys that encrypt the others, and how many each still opens. */
export function EncryptionKeys({ keys }: { readonly keys: ListProviderKeysResponse['encryption'] }) {
  const { t } = useTranslation('providerKeys')
  return (
    <CardSection title={t('encryption.title')} lead={t('encryption.lead')}>
      <ul className="space-y-2">
        {keys.map(({ id, isCurrent, versions }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <code>{id}</code>
            <StatusBadge tone={isCurrent ? 'good' : 'warn'}>
              {t(isCurrent ? 'encryption.current' : 'encryption.old')}
            </StatusBadge>
            <span className="text-small text-soft">{t('encryption.versions', { count: versions })}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
