import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { trialSession } from '../../api/trial-session'
import { AlertDialog } from '../../components/alert-dialog'
import { Button } from '../../components/button'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { useStartScanMutation } from './scans.api'
import './scans.texts'

/** Starts a scan for the sealed file and goes on to watch it (TRIAL-07). */
export function StartScanButton({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('scans')
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [start, { isLoading }] = useStartScanMutation()
  const keys = useIdempotencyKeys()
  const [alert, setAlert] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  async function press() {
    const { data: scan, error } = await keys.attempt({ fileId }, (idempotencyKey) =>
      start({ fileId, idempotencyKey }),
    )
    if (!scan) {
      setAlert(t('start.failed', { reason: reasonOf(error) }))
      return setRefusal(isProblem(error) ? error.code : undefined)
    }
    const data = trialSession.data.read()
    if (data) {
      const { scanId: lastScanId, progressToken, jobId } = scan
      trialSession.data.write({ ...data, lastScanId, progressToken, jobId })
    }
    await navigate('/protect/step3')
  }

  function reasonOf(failure: unknown): string {
    const isMalformed = isProblem(failure) && failure.status === 'unexpected-answer'
    return isMalformed ? t('start.missingScanId') : problemText(failure, t('start.unknown'))
  }

  return (
    <div className="flex-1 space-y-3 text-center">
      <Button isDisabled={isLoading} onPress={() => void press()} className="w-full">
        {isLoading ? t('start.busy') : t('start.next')}
      </Button>
      {trialSession.data.read()?.lastScanId && (
        <Link to="/protect/step3" className="link inline-block">
          {t('start.lastScan')}
        </Link>
      )}
      <MoreUnitsLink code={refusal} unit="scan" />
      <AlertDialog message={alert} onClose={() => setAlert(undefined)} />
    </div>
  )
}
