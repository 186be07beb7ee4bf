import type { LoginRequest, SecondFactorChallenge } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { useProblemText } from '../../i18n/problem-text'
import { logIn } from '../../session/log-in'
import { challengeIn } from '../../session/step-up/second-factor-form'
import type { OpenedSession } from '../../session/user'
import { useLoginMutation } from '../../session/session.api'
import { useSessionDispatch } from '../../session/use-session'

/**
 * Logs in and keeps the session; what went wrong is said by `failure` until the next try, and `secondFactor` is there as
 * long as one is asked for.
 */
export function useLogIn() {
  const { t } = useTranslation('login')
  const problemText = useProblemText()
  const dispatch = useSessionDispatch()
  const [login, { isLoading }] = useLoginMutation()
  const [failure, setFailure] = useState<string>()
  const [challenge, setChallenge] = useState<SecondFactorChallenge>()

  function textOf(thrown: unknown): string {
    if (isProblem(thrown) && thrown.status === 'unexpected-answer') return t('malformed')
    return problemText(thrown, t('failed'))
  }

  async function send(request: LoginRequest): Promise<void> {
    setFailure(undefined)
    try {
      dispatch(logIn(await login(request).unwrap()))
    } catch (thrown) {
      const asked = challengeIn(thrown)
      setChallenge(asked)
      if (asked === undefined) setFailure(textOf(thrown))
    }
  }

  const secondFactor = challenge !== undefined && {
    ...challenge,
    onOpened: (session: OpenedSession) => void dispatch(logIn(session)),
    onAgain: () => setChallenge(undefined),
  }
  return { send, isSending: isLoading, failure, secondFactor }
}
