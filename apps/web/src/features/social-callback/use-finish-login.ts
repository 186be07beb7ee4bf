import type { SecondFactorChallenge } from '@originseal/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askedBeforeLeaving } from '../../session/asked-path'
import { destinationOf } from '../../session/destination.rules'
import { logIn } from '../../session/log-in'
import { useExchangeMutation } from '../../session/session.api'
import { challengeIn } from '../../session/step-up/second-factor-form'
import type { OpenedSession } from '../../session/user'
import { useSessionDispatch } from '../../session/use-session'
import type { Callback } from './callback.rules'

interface FinishedLogin {
  readonly isFailed: boolean
  /** Of an account with a second factor: what was proven so far. */
  readonly challenge: SecondFactorChallenge | undefined
  readonly open: (session: OpenedSession) => Promise<void>
}

/** Exchanges the one-time token for a session and goes on, once; says whether that failed. */
export function useFinishLogin(callback: Callback): FinishedLogin {
  const [exchange] = useExchangeMutation()
  const [isFailed, setFailed] = useState(false)
  const [challenge, setChallenge] = useState<SecondFactorChallenge>()
  const dispatch = useSessionDispatch()
  const navigate = useNavigate()
  const open = useCallback(
    async (session: OpenedSession) => {
      const asked = askedBeforeLeaving.read()
      askedBeforeLeaving.remove()
      dispatch(logIn(session))
      await navigate(destinationOf(session.user.role, asked), { replace: true })
    },
    [dispatch, navigate],
  )
  // React runs effects twice while developing; the token works once.
  const isBegun = useRef(false)

  useEffect(() => {
    if (callback.is !== 'token' || isBegun.current) return
    isBegun.current = true
    const finish = async (token: string) => open(await exchange(token).unwrap())
    finish(callback.token).catch((failure: unknown) => {
      const asked = challengeIn(failure)
      setChallenge(asked)
      if (asked !== undefined) return
      console.error('the login could not be finished', failure)
      setFailed(true)
    })
  }, [callback, exchange, open])

  return { isFailed, challenge, open }
}
