import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { isProblem } from '../../api/problem'
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
  const [alert, setAlert] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  async function press() {
    try {
      const scan = await start({ fileId, idempotencyKey: newIdempotencyKey() }).unwrap()
      const data = trialSession.data.read()
      if (data) {
        const { scanId: lastScanId, progressToken, jobId } = scan
        trialSession.data.write({ ...data, lastScanId, progressToken, jobId })
      }
      await navigate('/protect/step3')
    } catch (failure) {
      setAlert(t('start.failed', { reason: reasonOf(failure) }))
      setRefusal(isProblem(failure) ? failure.code : undefined)
    }
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
