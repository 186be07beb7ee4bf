import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bearer } from '../../api/bearer'
import { trialSession } from '../../api/trial-session'
import { AlertDialog } from '../../components/alert-dialog'
import { Button } from '../../components/button'
import { useProblemText } from '../../i18n/problem-text'
import { useDownloadReportMutation } from './scans.api'

interface DownloadReportButtonProps {
  /** Without it, that of the trial in this tab. */
  readonly scanId?: string
}

/** Saves the scan's report; the specification wants its refusals as alerts (TRIAL-14). */
export function DownloadReportButton({ scanId: given }: DownloadReportButtonProps) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const [download, { isLoading }] = useDownloadReportMutation()
  const [alert, setAlert] = useState<string>()

  async function press() {
    const scanId = given ?? trialSession.data.read()?.lastScanId
    if (!bearer()) return setAlert(t('report.noToken'))
    if (!scanId) return setAlert(t('report.noScan'))
    const { error } = await download(scanId)
    if (error) setAlert(t('report.failed', { reason: problemText(error, t('report.unknown')) }))
  }

  return (
    <div className="flex-1">
      <Button isDisabled={isLoading} onPress={() => void press()} className="w-full">
        {isLoading ? t('report.downloading') : t('report.download')}
      </Button>
      <AlertDialog message={alert} onClose={() => setAlert(undefined)} />
    </div>
  )
}
