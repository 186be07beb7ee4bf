import { limits } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { FileDrop } from '../../components/file-drop'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { ProgressBar } from '../../components/progress-bar'
import { useProblemText } from '../../i18n/problem-text'
import { readVideoLength } from './read-video-length'
import { accepted, refusalOf } from './scan-video.rules'
import { useScanVideo } from './use-scan-video'

const megabytes = limits.video.bytes / (1024 * 1024)

/** Takes one video, says at once what is wrong with it, and sends it. */
export function ScanVideoForm({ onSent }: { readonly onSent: (videoId: string) => void }) {
  const { t } = useTranslation(['videoScan', 'errors'])
  const problemText = useProblemText()
  const { send, cancel, isSending, sent } = useScanVideo()
  const [error, setError] = useState<string>()
  const [code, setCode] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const limitTexts = { seconds: limits.video.seconds, megabytes }

  async function pick(file: File) {
    setError(undefined)
    setCode(undefined)
    setChecking(true)
    const refusal = refusalOf(file, await readVideoLength(file))
    setChecking(false)
    if (refusal) return setError(t(`errors:${refusal}`))
    try {
      onSent(await send(file))
    } catch (failure) {
      setCode(isProblem(failure) ? failure.code : undefined)
      setError(wasCancelled(failure) ? t('form.cancelled') : problemText(failure, t('form.failed')))
    }
  }

  return (
    <div className="space-y-5">
      {isChecking && (
        <p role="status" className="card p-5">
          {t('form.checking')}
        </p>
      )}
      {isSending && (
        <div className="card space-y-3 p-5">
          <p role="status">{sent < 1 ? t('form.sending') : t('form.sent')}</p>
          <ProgressBar label={t('form.sending')} percent={Math.round(sent * 100)} />
          <Button look="quiet" onPress={cancel}>
            {t('form.cancel')}
          </Button>
        </div>
      )}
      {!isChecking && !isSending && (
        <FileDrop
          label={t('form.file')}
          invitation={t('form.invitation')}
          hint={t('form.hint', limitTexts)}
          accept={accepted}
          onPick={(file) => void pick(file)}
          error={error}
        />
      )}
      <MoreUnitsLink code={code} unit="video" />
      <p className="text-small text-soft">{t('form.privacy')}</p>
    </div>
  )
}

/** Redux Toolkit rejects an aborted call with an error of its own, before the call itself has ended. */
function wasCancelled(failure: unknown): boolean {
  if (isProblem(failure)) return failure.status === 'cancelled'
  return typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError'
}
