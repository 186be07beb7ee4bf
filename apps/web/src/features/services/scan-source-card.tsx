import type { AdministeredScanSource, ScanSourceState } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CommandForm } from '../../components/command-form'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useSwitchScanSourceMutation } from './services.api'

const tones: Record<ScanSourceState, StatusTone> = {
  working: 'good',
  failing: 'bad',
  'not-configured': 'quiet',
  'switched-off': 'warn',
}

/** One place that scans look at: how it answered of late, who switched it last, and the switch. */
export function ScanSourceCard({ source }: { readonly source: AdministeredScanSource }) {
  const { t } = useTranslation('services')
  const heading = useId()
  const { label, state, name } = source
  return (
    <section aria-labelledby={heading} className="card px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <h3 id={heading} className="font-semibold">
          {label}
        </h3>
        <StatusBadge tone={tones[state]}>{t(`sources.state.${state}`)}</StatusBadge>
      </div>
      <code className="text-small text-soft">{name}</code>
      <SourceFacts source={source} />
      {/* What is typed was about the state that was shown. */}
      <SwitchForm key={source.version} source={source} />
    </section>
  )
}

function SourceFacts({ source: { searches, failures, lastFailure, lastSwitch } }: SourceProps) {
  const { t, i18n } = useTranslation('services')
  const time = useTaipeiTime()
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const reason = lastFailure?.reason?.[i18n.language.startsWith('zh') ? 'zh' : 'en']
  return (
    <FactList>
      <Fact name={t('sources.fact.day')}>
        {searches === 0
          ? t('sources.noSearch')
          : [
              t('sources.searches', { count: searches }),
              t('sources.failed', { failures, share: share.format(failures / searches) }),
            ].join(' · ')}
      </Fact>
      <Fact name={t('sources.fact.failure')}>
        {lastFailure ? (
          <>
            <time dateTime={lastFailure.at}>{time(lastFailure.at)}</time>
            <span className="block wrap-anywhere">{reason ?? t('sources.noReason')}</span>
          </>
        ) : (
          t('sources.noFailure')
        )}
      </Fact>
      <Fact name={t('sources.fact.switched')}>
        {lastSwitch ? (
          <>
            <span className="wrap-anywhere">
              {t(lastSwitch.isOn ? 'sources.on' : 'sources.off', {
                time: time(lastSwitch.at),
                reason: lastSwitch.reason,
              })}
            </span>
            <Link to={`/admin/users/${lastSwitch.by}`} className="link block text-small">
              {t('sources.by', { who: lastSwitch.by.slice(0, 8) })}
            </Link>
          </>
        ) : (
          t('sources.never')
        )}
      </Fact>
    </FactList>
  )
}

interface SourceProps {
  readonly source: AdministeredScanSource
}

function SwitchForm({ source: { name, label, state, version: basedOn } }: SourceProps) {
  const { t } = useTranslation('services')
  const [switchSource] = useSwitchScanSourceMutation()
  const isOff = state === 'switched-off'
  return (
    <Fold summary={t(isOff ? 'sources.switchOn' : 'sources.switchOff')}>
      <CommandForm<'reason'>
        text={t(isOff ? 'sources.switchOnOf' : 'sources.switchOffOf', { source: label })}
        fields={[{ name: 'reason', label: t('sources.reason') }]}
        onSend={({ reason }) => switchSource({ name, isOn: isOff, reason, basedOn })}
      />
    </Fold>
  )
}
