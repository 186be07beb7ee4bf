import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { buttonLook } from '../../components/button-look'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import type { ScanProgress } from './scan-progress.rules'
import { useEventText } from './use-event-text'

interface ScanEndProps {
  readonly progress: ScanProgress
  readonly texts: {
    readonly failed: string
    readonly cancelled: string
    readonly unavailable: string
    readonly back: string
  }
  /** The page that leads to another try. */
  readonly back: string
}

/** How the scan ended, unless it is going on or its results are about to be shown. */
export function ScanEnd({ progress: { phase, failure, problem }, texts, back: backTo }: ScanEndProps) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const eventText = useEventText()
  const { pathname } = useLocation()
  const back = <ButtonLink to={backTo}>{texts.back}</ButtonLink>

  if (phase === 'failed') {
    return (
      <div className="space-y-4">
        <Notice tone="bad" live>
          {(failure?.key !== 'failed' && failure && eventText(failure)) || texts.failed}
        </Notice>
        {back}
      </div>
    )
  }
  if (phase === 'cancelled') {
    return (
      <div className="space-y-4">
        <Notice live>{texts.cancelled}</Notice>
        {back}
      </div>
    )
  }
  if (phase === 'unavailable') {
    return (
      <div className="space-y-4">
        <Notice tone="bad" live>
          <p>{texts.unavailable}</p>
          {problem?.code && <p>{problemText(problem, '')}</p>}
        </Notice>
        <div className="flex flex-wrap gap-3">
          {/* A whole reload, as the sentence says: it follows the scan anew. */}
          <a href={pathname} className={buttonLook('primary')}>
            {t('progress.refresh')}
          </a>
          <ButtonLink to={backTo} look="secondary">
            {texts.back}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return null
}
