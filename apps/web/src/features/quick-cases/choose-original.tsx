import type { QuickCaseView } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { SelectField } from '../../components/select-field'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { useCompareQuickCaseMutation, useListOriginalsQuery, type Original } from './quick-cases.api'

interface ChooseOriginalProps {
  readonly quickCase: QuickCaseView
}

/** Asks for the original that the page is to be compared with; what the comparison takes is said before. */
export function ChooseOriginal({ quickCase }: ChooseOriginalProps) {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const { data: originals, error } = useListOriginalsQuery()
  if (originals && originals.length > 0) return <CompareForm quickCase={quickCase} originals={originals} />
  if (originals)
    return (
      <div className="space-y-3">
        <p>{t('sealFirst')}</p>
        <ButtonLink to="/upload">{t('seal')}</ButtonLink>
      </div>
    )
  if (!error) return <Skeleton lines={2} />
  return (
    <Notice tone="bad" live>
      {problemText(error, t('originalsUnread'))}
    </Notice>
  )
}

function CompareForm({ quickCase, originals }: ChooseOriginalProps & { originals: readonly Original[] }) {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const [compare, { isLoading, error }] = useCompareQuickCaseMutation()
  const [workId, setWorkId] = useState(originals[0]?.id ?? '')
  const keys = useIdempotencyKeys()
  const press = () =>
    keys.attempt({ id: quickCase.id, workId }, (idempotencyKey) =>
      compare({ quickCase, workId, idempotencyKey }),
    )
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <SelectField
            label={t('original')}
            value={workId}
            onChange={setWorkId}
            options={originals.map(({ id, title }) => ({ value: id, text: title }))}
            isDisabled={isLoading}
          />
        </div>
        <Button isDisabled={isLoading} className="max-sm:w-full" onPress={() => void press()}>
          {isLoading ? t('starting') : t('compare')}
        </Button>
      </div>
      <p className="text-small text-soft">{t('cost')}</p>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notCompared'))}
          <MoreUnitsLink code={isProblem(error) ? error.code : undefined} unit="scan" />
        </Notice>
      )}
    </div>
  )
}
