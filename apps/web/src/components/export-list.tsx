import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../i18n/problem-text'
import { Button } from './button'
import { Checkbox } from './checkbox'
import './components.texts'
import { ModalDialog } from './modal-dialog'
import { Notice } from './notice'
import { TextField } from './text-field'

interface ExportListProps {
  /** Columns of persons can be asked for. */
  readonly hasPersons?: boolean
  /** @returns what stood in the way */
  readonly onExport: (asked: { reason: string; personal: boolean }) => Promise<{ error?: unknown }>
}

/** The list as a file for spreadsheets, narrowed as it is shown; the key `e` presses the button. */
export function ExportList({ hasPersons = false, onExport }: ExportListProps) {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-export>
      <Button look="outline" onPress={() => setOpen(true)}>
        {t('export.button')}
      </Button>
      <ModalDialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('export.title')}>
        <ExportForm hasPersons={hasPersons} onExport={onExport} onDone={() => setOpen(false)} />
      </ModalDialog>
    </div>
  )
}

interface ExportFormProps extends Required<ExportListProps> {
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
