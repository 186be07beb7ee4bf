import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useStartScanMutation } from './scans.api'
import './scans.texts'

/** Starts a scan for one of a member's works; the list of scans shows how it goes. */
export function ScanWorkButton({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const [start, { isLoading, error }] = useStartScanMutation()
  const keys = useIdempotencyKeys()
  const press = () => keys.attempt({ fileId }, (idempotencyKey) => start({ fileId, idempotencyKey }))
  return (
    <div className="space-y-3">
      <Button className="w-full" isDisabled={isLoading} onPress={() => void press()}>
        {isLoading ? t('list.starting') : t('list.start')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('list.notStarted'))}
          <MoreUnitsLink code={isProblem(error) ? error.code : undefined} unit="scan" />
        </Notice>
      )}
    </div>
  )
}
