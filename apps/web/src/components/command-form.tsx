import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../i18n/problem-text'
import { Button } from './button'
import './components.texts'
import { SelectField } from './select-field'
import { TextField } from './text-field'

interface CommandField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly value?: string
  readonly isAmount?: boolean
  /** It may stay empty. */
  readonly isOptional?: boolean
  /** One of these is chosen instead of typing; `value` is the one at first. */
  readonly options?: readonly { readonly value: string; readonly text: string }[]
}

interface CommandFormProps<Name extends string> {
  /** What the button says, and the form is called. */
  readonly text: string
  readonly fields: readonly CommandField<Name>[]
  /** @returns what stood in the way */
  readonly onSend: (answers: Record<Name, string>) => Promise<{ error?: unknown }>
}

/** An act of an administrator on one thing: a few fields, a button, and how it ended. */
export function CommandForm<Name extends string>({ text, fields, onSend }: CommandFormProps<Name>) {
  const { t } = useTranslation('components')
  const problemText = useProblemText()
  const [answers, setAnswers] = useState(
    () => Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ''])) as Record<Name, string>,
  )
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string>()
  const isComplete = fields.every(
    ({ name, isAmount, isOptional, options }) =>
      isOptional ||
      options ||
      (isAmount ? /^[1-9]\d*$/.test(answers[name]) : answers[name].trim().length > 1),
  )
  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    const { error } = await onSend(answers)
    setSending(false)
    setSaid(error ? problemText(error, t('command.failed')) : t('command.done'))
  }
  return (
    <form aria-label={text} className="flex flex-wrap items-end gap-3" onSubmit={(event) => void send(event)}>
      {fields.map(({ name, label, isAmount, options }) =>
        options ? (
          <SelectField
            key={name}
            label={label}
            value={answers[name]}
            onChange={(chosen) => setAnswers({ ...answers, [name]: chosen })}
            options={[...options]}
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            value={answers[name]}
            onChange={(typed) => setAnswers({ ...answers, [name]: typed })}
            {...(isAmount && { inputMode: 'tel' as const })}
          />
        ),
      )}
      <Button type="submit" look="outline" isDisabled={isSending || !isComplete}>
        {text}
      </Button>
      <p role="status" className="w-full text-small not-empty:mt-1">
        {said}
      </p>
    </form>
  )
}
