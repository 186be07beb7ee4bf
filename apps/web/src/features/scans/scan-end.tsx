import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { buttonLook } from '../../components/button-look'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import type { ScanProgress } from './scan-progress.rules'
import { useEventText } from './use-event-text'

/** How the scan ended, unless it is going on or its results are about to be shown. */
export function ScanEnd({ progress: { phase, failure, problem } }: { readonly progress: ScanProgress }) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const eventText = useEventText()
  const back = <ButtonLink to="/protect/step2">{t('progress.back')}</ButtonLink>

  if (phase === 'failed') {
    return (
      <div className="space-y-4">
        <Notice tone="bad" live>
          {(failure && eventText(failure)) || t('progress.failed')}
        </Notice>
        {back}
      </div>
    )
  }
  if (phase === 'cancelled') {
    return (
      <div className="space-y-4">
        <Notice live>{t('progress.cancelled')}</Notice>
        {back}
      </div>
    )
  }
  if (phase === 'unavailable') {
    return (
      <div className="space-y-4">
        <Notice tone="bad" live>
          <p>{t('progress.resultsUnavailable')}</p>
          {problem?.code && <p>{problemText(problem, '')}</p>}
        </Notice>
        <div className="flex flex-wrap gap-3">
          {/* A whole reload, as the sentence says: it follows the scan anew. */}
          <a href="/protect/step3" className={buttonLook('primary')}>
            {t('progress.refresh')}
          </a>
          <ButtonLink to="/protect/step2" look="secondary">
            {t('progress.back')}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return null
}
