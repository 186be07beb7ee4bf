import type { NegotiationState, NegotiationView } from '@originseal/contracts'
import type { StatusTone } from '../../components/status-badge'

export const toneOf: Readonly<Record<NegotiationState, StatusTone>> = {
  prepared: 'warn',
  invited: 'quiet',
  undeliverable: 'warn',
  lapsed: 'quiet',
  open: 'active',
  offered: 'active',
  agreed: 'warn',
  signed: 'active',
  performed: 'good',
  broken: 'bad',
  closed: 'quiet',
}

const conversing: ReadonlySet<NegotiationState> = new Set(['open', 'offered', 'agreed', 'signed', 'broken'])
/** Whether the claimant can write: the other side has answered, and nothing has ended. */
export const canWrite = (state: NegotiationState): boolean => conversing.has(state)
export const canOffer = (state: NegotiationState): boolean => state === 'open' || state === 'offered'
export const canEnd = (state: NegotiationState): boolean =>
  state !== 'agreed' && state !== 'signed' && state !== 'performed' && state !== 'closed'

/** Whether the claimant has the evidence notice still, or again, to hand over. */
export const isToHandOver = (state: NegotiationState): boolean =>
  state === 'prepared' || state === 'undeliverable'
/** Whether it can turn out that the notice has not arrived: nobody has answered it. */
export const canBeUndelivered = (state: NegotiationState): boolean =>
  state === 'invited' || state === 'lapsed'

/** Whether the claimant can say that what was signed was not done: nothing is missed before it is due. */
export const canBeMissed = ({ state, agreement }: NegotiationView, now: Date): boolean =>
  state === 'signed' && !!agreement?.dueAt && now >= new Date(agreement.dueAt)
