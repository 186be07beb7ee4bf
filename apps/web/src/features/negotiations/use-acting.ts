import type { ClaimantAct } from '@originseal/contracts'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { isProblem } from '../../api/problem'
import { useActOnNegotiationMutation } from './negotiations.api'

/**
 * Acts in a negotiation. What did not arrive is told again under its key; what was answered, whatever the answer, is
 * over, and what follows is another act.
 */
export function useActing(caseId: string) {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const [send, { error, isLoading }] = useActOnNegotiationMutation()
  async function act(done: ClaimantAct): Promise<boolean> {
    const { error: problem } = await send({ caseId, act: done, idempotencyKey })
    if (!problem || (isProblem(problem) && typeof problem.status === 'number')) setKey(newIdempotencyKey())
    return !problem
  }
  return { act, error, isLoading }
}
