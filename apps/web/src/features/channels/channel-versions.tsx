import type { AdministeredChannel, ChannelVersion } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { StatusBadge } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useRestoreChannelMutation } from './channels.api'
import { useChannelTexts } from './use-channel-texts'

/** What a channel said before: who changed it when and why, and the way back. */
export function ChannelVersions({ channel }: { readonly channel: AdministeredChannel }) {
  const { t } = useTranslation('channels')
  const { textOf } = useChannelTexts()
  const { versions, shipped } = channel
  const isShippedAgain = versions[0]?.values === null
  return (
    <Fold summary={t('history')}>
      <ol aria-label={t('history')} className="divide-y divide-line">
        {versions.map((version, index) => (
          <li key={version.version} className="space-y-2 py-4">
            <VersionFacts version={version} />
            {index === 0 ? (
              <StatusBadge tone="quiet">{t('version.holds')}</StatusBadge>
            ) : (
              version.values && <Restore channel={channel} version={version.version} />
            )}
          </li>
        ))}
        <li className="space-y-2 py-4">
          <p className="font-medium">{t('version.first')}</p>
          <p className="wrap-anywhere">{textOf(shipped)}</p>
          {!isShippedAgain && <Restore channel={channel} version={0} />}
        </li>
      </ol>
    </Fold>
  )
}

function VersionFacts({ version: { version, values, reason, changedBy, changedAt } }: VersionProps) {
  const { t } = useTranslation('channels')
  const time = useTaipeiTime()
  const { textOf } = useChannelTexts()
  return (
    <>
      <p className="font-medium">{t('version.says', { version })}</p>
      <p className="wrap-anywhere">{values ? textOf(values) : t('version.shipped')}</p>
      <p className="wrap-anywhere">{reason ?? t('version.look')}</p>
      <p className="text-small text-soft">
        <Link to={`/admin/users/${changedBy}`} className="link">
          {t('version.by', { time: time(changedAt), who: changedBy.slice(0, 8) })}
        </Link>
      </p>
    </>
  )
}

interface VersionProps {
  readonly version: ChannelVersion
}

function Restore({ channel: { id, version: basedOn }, version }: RestoreProps) {
  const { t } = useTranslation('channels')
  const [restore] = useRestoreChannelMutation()
  return (
    <Fold summary={t('restore')}>
      <CommandForm<'reason'>
        text={version === 0 ? t('restoreShipped') : t('restoreOf', { version })}
        fields={[{ name: 'reason', label: t('field.reason') }]}
        onSend={({ reason }) => restore({ id, version, reason, basedOn })}
      />
    </Fold>
  )
}

interface RestoreProps {
  readonly channel: AdministeredChannel
  readonly version: number
}
