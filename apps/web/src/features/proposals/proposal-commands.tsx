import type { Proposal } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useSession } from '../../session/use-session'
import {
  useActOnProposalMutation,
  useApproveProposalMutation,
  useRefuseProposalMutation,
} from '../../session/proposals/proposals.api'
import { WithheldForm } from './withheld-form'

interface ProposalCommandsProps {
  readonly proposal: Proposal
  readonly aloneMinutes: number | undefined
}

/** What an open proposal offers: to its author to do or withdraw it, to everybody else to approve or refuse it. */
export function ProposalCommands({ proposal, aloneMinutes }: ProposalCommandsProps) {
  const { t } = useTranslation('proposals')
  const { user } = useSession()
  const [approve] = useApproveProposalMutation()
  const [refuse] = useRefuseProposalMutation()
  const { id, state, digest, proposed } = proposal
  if (state !== 'waiting' && state !== 'approved') return null
  const isOwn = proposed.by === user?.id
  return (
    <div className="mt-4 space-y-4">
      {isOwn && <Doing proposal={proposal} aloneMinutes={aloneMinutes} />}
      {!isOwn && state === 'waiting' && (
        <CommandForm text={t('command.approve')} fields={[]} onSend={() => approve({ id, digest })} />
      )}
      <CommandForm
        text={t(isOwn ? 'command.withdraw' : 'command.refuse')}
        fields={[{ name: 'reason', label: t('field.reason') }]}
        onSend={({ reason }) => refuse({ id, reason: reason.trim() })}
      />
    </div>
  )
}

function Doing({ proposal, aloneMinutes }: ProposalCommandsProps) {
  const { t } = useTranslation('proposals')
  const time = useTaipeiTime()
  const [act] = useActOnProposalMutation()
  const { id, state, proposed, withheld } = proposal
  const from = aloneMinutes === undefined ? undefined : Date.parse(proposed.at) + aloneMinutes * 60_000
  if (state === 'waiting' && from === undefined) return null
  return (
    <div className="space-y-2">
      {state === 'waiting' && from !== undefined && (
        <p className="text-small text-soft">
          {t('command.wait', { time: time(new Date(from).toISOString()) })}
        </p>
      )}
      {withheld.length > 0 ? (
        <WithheldForm
          fields={withheld.map(({ field }) => field)}
          onSend={(entered) => act({ id, entered })}
        />
      ) : (
        <CommandForm text={t('command.act')} fields={[]} onSend={() => act({ id, entered: {} })} />
      )}
    </div>
  )
}
