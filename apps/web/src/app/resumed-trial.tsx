import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { accessToken } from '../api/access-token'
import { alreadySealedIn } from '../api/already-sealed'
import { askedScanIn } from '../api/asked-scan'
import { isProblem } from '../api/problem'
import { trialSession } from '../api/trial-session'
import { Button } from '../components/button'
import { Notice } from '../components/notice'
import { Spinner } from '../components/spinner'
import { useProblemText } from '../i18n/problem-text'
import { useResumeTrialQuery, type AskedTrial } from './resume-trial'

/**
 * A step of the trial, after what the closed tab knew has been read from the server by the trial's token (ADR 28). Where
 * there is nothing to read, the step itself says so.
 */
export function ResumedTrial({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const problemText = useProblemText()
  const { state, search } = useLocation()
  const asked = { fileId: alreadySealedIn(state), scanId: askedScanIn(search) }
  const { error, isFetching, refetch } = useResumeTrialQuery(asked, { skip: !mustAsk(asked) })
  if (isFetching) {
    return (
      <Frame>
        <Spinner>{t('trial.resuming')}</Spinner>
      </Frame>
    )
  }
  if (!error || isGone(error)) return children
  return (
    <Frame>
      <Notice tone="bad" live>
        {problemText(error, t('trial.notResumed'))}
      </Notice>
      <Button onPress={() => void refetch()}>{t('trial.retry')}</Button>
    </Frame>
  )
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="column-wide space-y-4 py-16">{children}</div>
)

/** Whether this tab does not know the trial, or knows another work or scan than the one that is asked for. */
function mustAsk({ fileId, scanId }: AskedTrial): boolean {
  if (accessToken.read() !== undefined || trialSession.token.read() === undefined) return false
  const kept = trialSession.data.read()
  if (kept === undefined) return true
  const isOtherWork = fileId !== undefined && fileId !== kept.file.id
  return isOtherWork || (scanId !== undefined && scanId !== kept.lastScanId)
}

/** The token has ended, or what it opened is somebody's account's. */
const isGone = (error: unknown): boolean =>
  isProblem(error) && typeof error.status === 'number' && [401, 403, 404].includes(error.status)
