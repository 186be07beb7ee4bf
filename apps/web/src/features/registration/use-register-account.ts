import type { RegisterAccountRequest } from '@originseal/contracts'
import { useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import type { Problem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { logIn } from '../../session/log-in'
import { useLoginMutation } from '../../session/session.api'
import { useSessionDispatch } from '../../session/use-session'
import { trackConversion } from '../../tracking/track-conversion'
import { trackVisit } from '../../tracking/track-visit'
import { useRegisterAccountMutation } from './registration.api'

/** idle → sending → registered, with a session; or → unopened: there is an account, but the login failed. */
export type RegistrationPhase = 'idle' | 'sending' | 'registered' | 'unopened'

/**
 * Opens an account and logs in to it. An attempt whose answer never arrived may have succeeded, so trying the
 * same answers again keeps its key and gets that answer; anything else is a new attempt.
 */
export function useRegisterAccount() {
  const dispatch = useSessionDispatch()
  const [register] = useRegisterAccountMutation()
  const [login] = useLoginMutation()
  const [phase, setPhase] = useState<RegistrationPhase>('idle')
  const keys = useIdempotencyKeys()

  /** @throws Problem if there is no account */
  async function send(account: RegisterAccountRequest): Promise<void> {
    setPhase('sending')
    const { error } = await keys.attempt(account, (idempotencyKey) => register({ account, idempotencyKey }))
    if (error) {
      setPhase('idle')
      throw error as Problem
    }
    await open(account)
  }

  async function open(account: RegisterAccountRequest): Promise<void> {
    const { email, password } = account
    try {
      const session = await login({ identifier: email, password }).unwrap()
      // Before the session is there, so that the page says so first and does not just go on.
      setPhase('registered')
      dispatch(logIn(session))
      tellOfRegistration(account)
    } catch (failure) {
      console.error('registered, but not logged in', failure)
      setPhase('unopened')
    }
  }

  return { phase, send }
}

/** To whoever listens in this window (HOME-10), and with consent to who counts registrations (TRACK-04). */
function tellOfRegistration({ email, phone }: RegisterAccountRequest): void {
  window.dispatchEvent(new Event('signup-success'))
  const id = newIdempotencyKey()
  void trackConversion({ name: 'CompleteRegistration', id, email, phone })
  void trackVisit('complete_registration', {}, id)
}
