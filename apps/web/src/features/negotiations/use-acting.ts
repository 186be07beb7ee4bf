import type { ClaimantAct } from '@originseal/contracts'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { useActOnNegotiationMutation } from './negotiations.api'

/** Acts in a negotiation. */
export function useActing(caseId: string) {
  const keys = useIdempotencyKeys()
  const [send, { error, isLoading }] = useActOnNegotiationMutation()
  async function act(done: ClaimantAct): Promise<boolean> {
    const wish = { caseId, act: done }
    const answer = await keys.attempt(wish, (idempotencyKey) => send({ ...wish, idempotencyKey }))
    return !answer.error
  }
  return { act, error, isLoading }
}
