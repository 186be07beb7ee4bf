import type { FoundCopy } from '@originseal/contracts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { OpenedCases } from './opened-cases'
import { TakedownPreview } from './takedown-preview'
import { useOpenCasesMutation, usePreviewCasesQuery } from './workbench.api'

interface TakedownDialogProps {
  readonly findingIds: readonly string[]
  readonly copies: readonly FoundCopy[]
  readonly unitsLeft: ReactNode
  readonly onClose: () => void
  /** Called with the copies that have cases now. */
  readonly onOpened: (ids: readonly string[]) => void
}

/** What takedowns would cost and how notices get there, before anything is spent; then opens the cases. */
export function TakedownDialog({ findingIds, copies, unitsLeft, onClose, onOpened }: TakedownDialogProps) {
  const { t } = useTranslation('workbench')
  const problemText = useProblemText()
  const { data: preview, error } = usePreviewCasesQuery(findingIds, {
    refetchOnMountOrArgChange: true,
    // Missing units may have been bought in another window.
    refetchOnFocus: true,
  })
  const [openCases, { data: opened, error: refusal, isLoading }] = useOpenCasesMutation()
  const keys = useIdempotencyKeys()
  // What is shown stays as it was asked for, also when the list behind has moved on.
  const [names] = useState(() => new Map(copies.map((copy) => [copy.id, copy])))
  const openable = preview?.findings.filter((finding) => finding.refusal === undefined) ?? []
  const ids = openable.map(({ findingId }) => findingId)
  async function open() {
    const wish = { findingIds: ids }
    const { data } = await keys.attempt(wish, (idempotencyKey) => openCases({ ...wish, idempotencyKey }))
    if (data) onOpened(ids)
  }
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      placement="side"
      title={opened ? t('opened.title', { count: opened.length }) : t('preview.title')}
      actions={
        opened ? (
          <Button onPress={onClose}>{t('opened.done')}</Button>
        ) : (
          <Button
            isDisabled={ids.length === 0 || (preview?.missing ?? 0) > 0 || isLoading}
            onPress={() => void open()}
          >
            {isLoading ? t('preview.opening') : t('preview.open', { count: ids.length })}
          </Button>
        )
      }
    >
      {opened && <OpenedCases cases={opened} />}
      {!opened && preview && <TakedownPreview preview={preview} copies={names} unitsLeft={unitsLeft} />}
      {!preview && !error && <Skeleton />}
      {(refusal ?? error) && (
        <div className="mt-4">
          <Notice tone="bad" live>
            {problemText(refusal ?? error, t('preview.failed'))}
            <MoreUnitsLink code={isProblem(refusal) ? refusal.code : undefined} unit="takedown" />
          </Notice>
        </div>
      )}
    </ModalDialog>
  )
}
