import type { ListProviderKeysResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'

interface UndeliveredKeysProps {
  readonly keys: ListProviderKeysResponse['undelivered']
}

/** Keys that the vault does not hand over yet. */
export function UndeliveredKeys({ keys }: UndeliveredKeysProps) {
  const { t } = useTranslation('providerKeys')
  return (
    <CardSection title={t('undelivered.title')} lead={t('undelivered.lead')}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {keys.map(({ name, provider, services }) => (
          <li key={name} className="min-w-0">
            <code className="break-all">{name}</code>
            <span className="block text-small text-soft">
              {provider} · {services.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
