import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { TextAreaField } from '../../components/text-area-field'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

interface MessageFormProps {
  readonly caseId: string
  /** What is said: something to the other side, why their objection is not accepted, what of a payment is missing, or why a licence is revoked. */
  readonly act: 'message' | 'deny-dispute' | 'deny-payment' | 'revoke-licence'
  readonly label: string
  readonly submit: string
}

/** A text to the other side; one that can't be sent is answered with what can be written instead. */
export function MessageForm({ caseId, act: kind, label, submit }: MessageFormProps) {
  const { t } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(caseId)
  const [text, setText] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (await act({ act: kind, text })) setText('')
  }
  return (
    <form className="space-y-4" aria-label={t('message.title')} onSubmit={(event) => void send(event)}>
      <TextAreaField name={kind} label={label} value={text} onChange={setText} maxLength={2_000} />
      <Refusal error={error} />
      <Button type="submit" isDisabled={isLoading || text.trim() === ''}>
        {submit}
      </Button>
    </form>
  )
}
