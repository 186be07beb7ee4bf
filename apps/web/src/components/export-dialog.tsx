import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../i18n/problem-text'
import { Button } from './button'
import { Checkbox } from './checkbox'
import './components.texts'
import { ModalDialog } from './modal-dialog'
import { Notice } from './notice'
import { TextField } from './text-field'

export interface ExportDialogProps {
  readonly hasPersons: boolean
  /** @returns what stood in the way */
  readonly onExport: (asked: { reason: string; personal: boolean }) => Promise<{ error?: unknown }>
  readonly onClose: () => void
}

/** Asks what a list is exported for, and whether persons are to be in the file. */
export function ExportDialog({ onClose, ...asked }: ExportDialogProps) {
  const { t } = useTranslation('components')
  return (
    <ModalDialog isOpen onClose={onClose} title={t('export.title')}>
      <ExportForm {...asked} onDone={onClose} />
    </ModalDialog>
  )
}

interface ExportFormProps extends Omit<ExportDialogProps, 'onClose'> {
  readonly onDone: () => void
}

function ExportForm({ hasPersons, onExport, onDone }: ExportFormProps) {
  const { t } = useTranslation('components')
  const problemText = useProblemText()
  const [reason, setReason] = useState('')
  const [personal, setPersonal] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    const { error } = await onExport({ reason: reason.trim(), personal })
    setSending(false)
    setFailure(error)
    if (!error) onDone()
  }
  return (
    <form className="space-y-4" onSubmit={(event) => void send(event)}>
      <p>{t('export.lead')}</p>
      <TextField
        label={t('export.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoFocus
      />
      {hasPersons && (
        <Checkbox isSelected={personal} onChange={setPersonal}>
          {t('export.personal')}
        </Checkbox>
      )}
      {failure !== undefined && (
        <Notice tone="bad" live>
          {problemText(failure, t('command.failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isSending || reason.trim().length < 2}>
        {t('export.save')}
      </Button>
    </form>
  )
}
