import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { ActionBar } from '../../components/action-bar'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import './scans.texts'
import { useScanWorks, type BatchOutcome } from './use-scan-works'

interface ScanWorksBarProps {
  /** Those that are selected; none are while there is nothing to do. */
  readonly works: readonly { readonly id: string; readonly title: string }[]
  /** Takes works out of the selection. */
  readonly onUnselect: (ids: readonly string[]) => void
}

/** Starts scans for all selected works (MEMBER-09), in reach wherever one has scrolled to, and says what came of it. */
export function ScanWorksBar({ works, onUnselect }: ScanWorksBarProps) {
  const { t } = useTranslation('scans')
  const { scan, isBusy } = useScanWorks()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const ids = works.map(({ id }) => id)
  const press = async () => {
    const came = await scan(ids)
    setOutcome(came)
    onUnselect(came.started)
  }
  return (
    <div className="mt-6 space-y-4">
      {outcome && <Outcome outcome={outcome} works={works} />}
      {ids.length > 0 && (
        <ActionBar>
          <Button look="quiet" isDisabled={isBusy} onPress={() => onUnselect(ids)}>
            {t('batch.clear')}
          </Button>
          <Button isDisabled={isBusy} onPress={() => void press()}>
            {isBusy ? t('list.starting') : t('batch.start', { count: ids.length })}
          </Button>
        </ActionBar>
      )}
    </div>
  )
}

function Outcome({
  outcome: { started, refused },
  works,
}: { outcome: BatchOutcome } & Pick<ScanWorksBarProps, 'works'>) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  return (
    <>
      {started.length > 0 && (
        <Notice tone="good" live>
          {t('batch.started', { count: started.length })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" live>
          <ul className="space-y-1">
            {refused.map(({ fileId, error }) => (
              <li key={fileId}>
                {t('batch.notStarted', {
                  title: works.find(({ id }) => id === fileId)?.title ?? '',
                  reason: problemText(error, t('list.notStarted')),
                })}
                <MoreUnitsLink code={isProblem(error) ? error.code : undefined} unit="scan" />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
