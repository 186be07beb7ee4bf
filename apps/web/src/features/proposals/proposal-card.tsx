import type { Proposal, ProposalState } from '@originseal/contracts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import type proposals from '../../session/proposals/proposals.en.json'
import { ProposalCommands } from './proposal-commands'
import { ProposedRequest } from './proposed-request'

type Act = keyof (typeof proposals)['act']

/** What an operation is called; one that was there when it was proposed, and is gone, has its id as name. */
const actName = (t: TFunction<'proposals'>, operation: string): string =>
  t(`act.${operation as Act}`, { defaultValue: operation })

const tones: Record<ProposalState, StatusTone> = {
  waiting: 'warn',
  approved: 'good',
  refused: 'bad',
  expired: 'quiet',
  used: 'quiet',
}

interface ProposalCardProps {
  readonly proposal: Proposal
  /** Where nobody else could approve: how long it waits instead. */
  readonly aloneMinutes: number | undefined
}

/** One proposal: who wants what done and why, what exactly, and what can be done about it. */
export function ProposalCard({ proposal, aloneMinutes }: ProposalCardProps) {
  const { t } = useTranslation('proposals')
  const time = useTaipeiTime()
  const by = ({ at, name }: Proposal['proposed']) => t('by', { time: time(at), name: name ?? t('gone') })
  const { operation, state, proposed, reason, expiresAt, approved, refused, usedAt, wasAlone } = proposal
  return (
    <CardSection title={actName(t, operation)}>
      <FactList>
        <Fact name={t('fact.proposed')}>
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>{' '}
          <span className="text-small text-soft">{by(proposed)}</span>
        </Fact>
        <Fact name={t('fact.reason')}>{reason}</Fact>
        <Fact name={t('fact.request')}>
          <ProposedRequest proposal={proposal} />
        </Fact>
        {(state === 'waiting' || state === 'approved') && (
          <Fact name={t('fact.until')}>{time(expiresAt)}</Fact>
        )}
        {approved && <Fact name={t('fact.approved')}>{by(approved)}</Fact>}
        {refused && (
          <Fact name={t('fact.refused')}>
            {by(refused)}
            <span className="block">{refused.reason}</span>
          </Fact>
        )}
        {usedAt !== null && (
          <Fact name={t('fact.used')}>
            {time(usedAt)}
            {wasAlone && <span className="block text-small text-soft">{t('fact.alone')}</span>}
          </Fact>
        )}
      </FactList>
      <ProposalCommands proposal={proposal} aloneMinutes={aloneMinutes} />
    </CardSection>
  )
}
