import type { DecidedCopy } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useNameOfCopy } from './decided-copy-facts'
import { useReopenFindingsMutation } from './workbench.api'

interface EndLicenceDialogProps {
  readonly copy: DecidedCopy
  readonly onClose: () => void
  readonly onEnded: () => void
}

/** Asks once more, and says what the end of a permission means and what it does not. */
export function EndLicenceDialog({ copy, onClose, onEnded }: EndLicenceDialogProps) {
  const { t } = useTranslation('workbench')
  const problemText = useProblemText()
  const name = useNameOfCopy(copy)
  const [reopen, { isLoading, error }] = useReopenFindingsMutation()
  async function end() {
    const { error: refusal } = await reopen([copy.id])
    if (!refusal) onEnded()
  }
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('licences.endTitle')}
      actions={
        <>
          <Button look="outline" onPress={onClose}>
            {t('licences.keep')}
          </Button>
          <Button isDisabled={isLoading} onPress={() => void end()}>
            {t('licences.end')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="font-medium break-words">{name}</p>
        <p>{t('licences.endText')}</p>
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('licences.notEnded'))}
          </Notice>
        )}
      </div>
    </ModalDialog>
  )
}
