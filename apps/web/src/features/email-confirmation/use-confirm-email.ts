import { useCallback, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { useConfirmEmailMutation } from './email-confirmation.api'

/** Sends the mail's token when the page opens, once, and again when asked to. */
export function useConfirmEmail(token: string | null) {
  const [confirm, { isSuccess, isLoading, error }] = useConfirmEmailMutation()
  const [idempotencyKey] = useState(newIdempotencyKey)
  // React runs effects twice while developing; the token works once.
  const isBegun = useRef(false)

  const send = useCallback(() => {
    // What goes wrong is in `error`, which the page shows.
    if (token !== null) void confirm({ token, idempotencyKey })
  }, [confirm, idempotencyKey, token])

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    send()
  }, [send])

  return { send, isDone: isSuccess, isWorking: isLoading, failure: error }
}
