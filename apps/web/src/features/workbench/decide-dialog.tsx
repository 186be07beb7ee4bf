import { findingDecisions, type FindingDecision } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ChoiceList } from '../../components/choice-list'
import { ModalDialog } from '../../components/modal-dialog'
import { TextField } from '../../components/text-field'
import type { Asked } from './use-workbench'

interface DecideDialogProps {
  readonly asked: Extract<Asked, { kind: 'decide' }>
  readonly onClose: () => void
  readonly onDecide: (ids: readonly string[], decision: FindingDecision, reason?: string) => void
}

/** What a copy is, where it is nothing to be taken down. */
export function DecideDialog({ asked, onClose, onDecide }: DecideDialogProps) {
  const { t } = useTranslation('workbench')
  const [decision, setDecision] = useState<FindingDecision>(asked.decision ?? 'mine')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = decision === 'ignored' && reason.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isMissing) return setTried(true)
    onDecide(asked.ids, decision, decision === 'ignored' ? reason.trim() : undefined)
  }
  return (
    <ModalDialog isOpen onClose={onClose} title={t('decide.title', { count: asked.ids.length })}>
      <form className="space-y-5" onSubmit={submit}>
        <ChoiceList
          label={t('decide.label')}
          value={decision}
          onChange={setDecision}
          options={findingDecisions.map((value) => ({
            value,
            text: t(`decide.${value}`),
            hint: t(`decide.${value}Hint`),
          }))}
        />
        {decision === 'ignored' && (
          <TextField
            label={t('decide.reason')}
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={500}
            isRequired
            error={isTried && isMissing ? t('decide.reasonMissing') : undefined}
          />
        )}
        <Button type="submit" className="w-full">
          {t('decide.submit')}
        </Button>
      </form>
    </ModalDialog>
  )
}
