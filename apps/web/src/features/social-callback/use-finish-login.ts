import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askedBeforeLeaving } from '../../session/asked-path'
import { destinationOf } from '../../session/destination.rules'
import { logIn } from '../../session/log-in'
import { useExchangeMutation } from '../../session/session.api'
import { useSessionDispatch } from '../../session/use-session'
import type { Callback } from './callback.rules'

/** Exchanges the one-time token for a session and goes on, once; says whether that failed. */
export function useFinishLogin(callback: Callback): { readonly isFailed: boolean } {
  const [exchange] = useExchangeMutation()
  const [isFailed, setFailed] = useState(false)
  const dispatch = useSessionDispatch()
  const navigate = useNavigate()
  // React runs effects twice while developing; the token works once.
  const isBegun = useRef(false)

  useEffect(() => {
    if (callback.is !== 'token' || isBegun.current) return
    isBegun.current = true
    async function finish(token: string) {
      const session = await exchange(token).unwrap()
      const asked = askedBeforeLeaving.read()
      askedBeforeLeaving.remove()
      dispatch(logIn(session))
      await navigate(destinationOf(session.user.role, asked), { replace: true })
    }
    finish(callback.token).catch((failure: unknown) => {
      console.error('the login could not be finished', failure)
      setFailed(true)
    })
  }, [callback, dispatch, exchange, navigate])

  return { isFailed }
}
