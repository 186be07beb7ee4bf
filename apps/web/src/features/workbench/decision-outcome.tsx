import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import type { Outcome } from './use-workbench'

interface DecisionOutcomeProps {
  readonly outcome: Outcome | undefined
  readonly onUndo: () => void
  readonly error: unknown
}

/** What has just been decided, with the way back. */
export function DecisionOutcome({ outcome, onUndo, error }: DecisionOutcomeProps) {
  const { t } = useTranslation('workbench')
  const problemText = useProblemText()
  return (
    <div aria-live="polite" className="empty:hidden">
      {error !== undefined && <Notice tone="bad">{problemText(error, t('notDecided'))}</Notice>}
      {outcome && error === undefined && (
        <Notice tone="good">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{t(`outcome.${outcome.decision}`, { count: outcome.ids.length })}</p>
            {outcome.decision !== 'reopened' && (
              <Button look="quiet" onPress={onUndo}>
                {t('undo')}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}
