import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { wasAnswered, type Problem } from '../../api/problem'
import { useRegisterWorkMutation, type NewWork } from './works.api'

/**
 * Sends a work and tells how far it is. An attempt whose answer never arrived may have succeeded, so trying
 * the same work again keeps its key and gets that answer; anything else is a new attempt.
 */
export function useRegisterWork() {
  const [register, { isLoading }] = useRegisterWorkMutation()
  const [sent, setSent] = useState(0)
  const unanswered = useRef<{ content: string; file: File; key: string }>(undefined)
  const sending = useRef<ReturnType<typeof register>>(undefined)

  function keyOf({ file, ...words }: NewWork): string {
    const content = JSON.stringify(words)
    const last = unanswered.current
    if (last?.content !== content || last.file !== file) {
      unanswered.current = { content, file, key: newIdempotencyKey() }
    }
    return unanswered.current!.key
  }

  /** @throws Problem */
  async function send(work: NewWork) {
    setSent(0)
    sending.current = register({ work, idempotencyKey: keyOf(work), onProgress: setSent })
    try {
      const { data } = await sending.current.unwrap()
      unanswered.current = undefined
      return data
    } catch (failure) {
      if (wasAnswered(failure)) unanswered.current = undefined
      throw isAborted(failure) ? ({ status: 'cancelled' } satisfies Problem) : failure
    }
  }

  return { send, cancel: () => sending.current?.abort(), isSending: isLoading, sent }
}

/** Redux Toolkit rejects an aborted call with an error of its own, before the call itself has ended. */
function isAborted(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError'
}
