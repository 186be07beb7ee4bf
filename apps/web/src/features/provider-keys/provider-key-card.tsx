import type { ProviderKeyView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { KeyCommands } from './key-commands'
import { KeyExpiry } from './key-expiry'
import { KeyTest } from './key-test'
import { ServiceStates } from './service-states'

/** One key: what is kept of it, what its test proved, who uses it, and what an administrator can do. */
export function ProviderKeyCard({ view }: { readonly view: ProviderKeyView }) {
  const { t } = useTranslation('providerKeys')
  const time = useTaipeiTime()
  const { name, provider, kept } = view
  const heading = t(`key.${name}`)
  return (
    <CardSection
      title={heading}
      lead={
        <>
          {provider} · <code>{name}</code>
        </>
      }
    >
      <FactList>
        <Fact name={t('fact.kept')}>
          {kept ? (
            <>
              <code>•••• {kept.last4 ?? ''}</code>
              <span className="block text-small text-soft">
                {t('fact.version', { version: kept.version, fingerprint: kept.fingerprint })}
              </span>
              <span className="block text-small text-soft">
                {t('fact.setBy', { time: time(kept.setAt), who: kept.setBy.slice(0, 8) })}
              </span>
              <KeyExpiry expiresOn={kept.expiresOn} />
            </>
          ) : (
            t('fact.nothing')
          )}
        </Fact>
        <Fact name={t('fact.services')}>
          <ServiceStates services={view.services} />
        </Fact>
        {kept && (
          <Fact name={t('fact.test')}>
            <KeyTest key={kept.version} name={name} version={kept.version} test={view.test} />
          </Fact>
        )}
      </FactList>
      {kept && !kept.opens && <Notice tone="bad">{t('closed')}</Notice>}
      <KeyCommands key={view.newest} view={view} />
    </CardSection>
  )
}
