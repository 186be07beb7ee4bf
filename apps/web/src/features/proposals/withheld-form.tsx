import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { PasswordField } from '../../components/password-field'
import { useProblemText } from '../../i18n/problem-text'

interface WithheldFormProps {
  readonly fields: readonly string[]
  /** @returns what stood in the way */
  readonly onSend: (entered: Record<string, string>) => Promise<{ error?: unknown }>
}

/** Secrets that no proposal holds are entered once more; others than were proposed are refused. */
export function WithheldForm({ fields, onSend }: WithheldFormProps) {
  const { t } = useTranslation('proposals')
  const problemText = useProblemText()
  const [entered, setEntered] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    const outcome = await onSend(entered)
    setSending(false)
    setError(outcome.error)
  }
  return (
    <form aria-label={t('command.act')} className="space-y-4" onSubmit={(event) => void send(event)}>
      {fields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t('field.withheld', { field })}
          value={entered[field] ?? ''}
          onChange={(typed) => setEntered({ ...entered, [field]: typed })}
          autoComplete="off"
        />
      ))}
      {error !== undefined && (
        <Notice tone="bad" live>
          {problemText(error, t('dialog.failed'))}
        </Notice>
      )}
      <Button type="submit" look="outline" isDisabled={isSending || fields.some((field) => !entered[field])}>
        {t('command.act')}
      </Button>
    </form>
  )
}
