import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../../api/use-idempotency-keys'
import { Button } from '../../../components/button'
import { DateField } from '../../../components/date-field'
import { FormField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { SelectField } from '../../../components/select-field'
import { TextAreaField } from '../../../components/text-area-field'
import { useProblemText } from '../../../i18n/problem-text'
import { fromLocalTime, toLocalTime } from './local-time.rules'

interface Option<Value extends string> {
  readonly value: Value
  readonly text: string
}

/** What somebody says has happened, ready to be sent. */
export interface OwnersWord<Kind extends string, Reason extends string = never> {
  readonly kind: Kind
  readonly at: string
  readonly reference: string | undefined
  readonly note: string | undefined
  /** One of the form's reasons, where its kind has some. */
  readonly reason: Reason | undefined
  readonly idempotencyKey: string
}

interface OwnersWordFormProps<Kind extends string, Reason extends string> {
  /** What can have happened; of one only nothing is asked. */
  readonly kinds: readonly [Kind, ...Kind[]]
  readonly textOfKind: (kind: Kind) => string
  readonly openedAt: string
  readonly referenceLabel: string
  readonly isReferenceNeeded?: boolean
  readonly noteLabel?: string
  /** What is chosen from where it is this kind; the first unless chosen. */
  readonly reasons?: {
    readonly of: Kind
    readonly label: string
    readonly options: readonly [Option<Reason>, ...Option<Reason>[]]
  }
  readonly submit: string
  /** Rejects nothing: answers with the problem, if there is one. */
  readonly onSend: (word: OwnersWord<Kind, Reason>) => Promise<{ error?: unknown }>
}

/** Takes what a claimant says has happened elsewhere: what, when, and under which number. */
export function OwnersWordForm<Kind extends string, Reason extends string = never>(
  form: OwnersWordFormProps<Kind, Reason>,
) {
  const { kinds, textOfKind, openedAt, referenceLabel, isReferenceNeeded = false, noteLabel, reasons } = form
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [chosen, setReason] = useState<Reason>()
  const reason = reasons?.of === kind ? (chosen ?? reasons.options[0].value) : undefined
  const keys = useIdempotencyKeys()
  const [now] = useState(() => toLocalTime(new Date()))
  const [problem, setProblem] = useState<unknown>()
  const { control, handleSubmit, formState, reset } = useForm({
    defaultValues: { at: now, reference: '', note: '' },
  })
  const { field: at, fieldState } = useController({
    control,
    name: 'at',
    rules: { validate: (typed) => fromLocalTime(typed, new Date(openedAt)) !== undefined },
  })
  const send = handleSubmit(async ({ reference, note, ...typed }) => {
    const time = fromLocalTime(typed.at, new Date(openedAt))
    if (time === undefined) return
    const word = {
      kind,
      at: time,
      reference: reference.trim() || undefined,
      note: note.trim() || undefined,
      reason,
    }
    const { error } = await keys.attempt(word, (idempotencyKey) => form.onSend({ ...word, idempotencyKey }))
    setProblem(error)
    if (!error) reset()
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void send(event)}>
      {kinds.length > 1 && (
        <SelectField
          label={t('word.kind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, text: textOfKind(value) }))}
        />
      )}
      {reasons && reason !== undefined && (
        <SelectField label={reasons.label} value={reason} onChange={setReason} options={reasons.options} />
      )}
      <DateField
        label={t('word.at')}
        isTimed
        isRequired
        value={at.value}
        onChange={at.onChange}
        inputRef={at.ref}
        error={fieldState.error && t('word.noTime')}
      />
      <FormField
        control={control}
        name="reference"
        label={referenceLabel}
        isRequired={isReferenceNeeded}
        maxLength={200}
        faultOf={(typed) => (isReferenceNeeded && typed.trim() === '' ? 'missing' : undefined)}
        saying={() => t('claimant.fault.missing')}
      />
      {noteLabel && (
        <FormField
          control={control}
          name="note"
          Field={TextAreaField}
          label={noteLabel}
          maxLength={5_000}
          saying={() => undefined}
        />
      )}
      {problem !== undefined && (
        <Notice tone="bad" live>
          {problemText(problem, t('failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('saving') : form.submit}
      </Button>
    </form>
  )
}
