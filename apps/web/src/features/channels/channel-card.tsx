import { channelChecksHoldDays, type AdministeredChannel, type ChannelDoubt } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { ChannelCommands } from './channel-commands'
import { ChannelVersions } from './channel-versions'
import { useChannelTexts } from './use-channel-texts'

const tones: Record<ChannelDoubt, StatusTone> = {
  unconfirmed: 'bad',
  unchecked: 'warn',
  outdated: 'warn',
  none: 'good',
}

/** One way to a platform: where it leads, how sure that is, what changes it, and what it said before. */
export function ChannelCard({ channel }: { readonly channel: AdministeredChannel }) {
  const { t } = useTranslation('channels')
  const { nameOf, dayOf, textOf } = useChannelTexts()
  const { id, mode, regimes, current, shipped, doubt, version } = channel
  const isChanged = textOf(current) !== textOf(shipped)
  return (
    <CardSection title={nameOf(channel)} lead={<code className="wrap-anywhere">{id}</code>}>
      <StatusBadge tone={tones[doubt]}>{t(`doubt.${doubt}`, { days: channelChecksHoldDays })}</StatusBadge>
      <div className="mt-2">
        <FactList>
          <Fact name={t('fact.address')}>
            {current.address === null ? (
              <span className="text-soft">{t('noAddress')}</span>
            ) : (
              <code className="wrap-anywhere">{current.address}</code>
            )}
            {mode === 'api' && <span className="block text-small text-soft">{t('byEnvironment')}</span>}
          </Fact>
          <Fact name={t('fact.certainty')}>{t(`certainty.${current.certainty}`)}</Fact>
          <Fact name={t('fact.checkedOn')}>{dayOf(current.checkedOn)}</Fact>
          <Fact name={t('fact.regimes')}>
            <ul>
              {regimes.map((regime) => (
                <li key={regime}>{t(`regime.${regime}`)}</li>
              ))}
            </ul>
          </Fact>
          {isChanged && (
            <Fact name={t('fact.shipped')}>
              <span className="wrap-anywhere">{textOf(shipped)}</span>
            </Fact>
          )}
        </FactList>
      </div>
      {/* What is typed was about the version that was shown. */}
      <ChannelCommands key={version} channel={channel} />
      {version > 0 && <ChannelVersions key={`versions ${version}`} channel={channel} />}
    </CardSection>
  )
}
