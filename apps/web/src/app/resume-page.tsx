import { Navigate } from 'react-router-dom'
import { trialSession } from '../api/trial-session'

/** Leads a visitor who comes back to the step that the trial has reached; a scan that still runs leads on to step 3. */
export function Component() {
  const isScanned = trialSession.data.read()?.lastScanId !== undefined
  return <Navigate to={isScanned ? '/protect/step4' : '/protect/step2'} replace />
}
