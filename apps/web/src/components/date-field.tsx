import { useId, type Ref } from 'react'

interface DateFieldProps {
  readonly label: string
  /** `2026-11-21`, with a time of day `2026-11-21T08:30`, or nothing. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly earliest?: string
  readonly latest?: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  /** Whether the time of day is asked for, too. */
  readonly isTimed?: boolean
}

/** A day. A plain date field: every device has a good one of its own, in the visitor's calendar and order. */
export function DateField({
  label,
  value,
  onChange,
  earliest,
  latest,
  hint,
  error,
  ...field
}: DateFieldProps) {
  const id = useId()
  const { isRequired = false, isDisabled = false, isTimed = false, inputRef } = field
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden className="text-brand-deep">
            {' '}
            *
          </span>
        )}
      </label>
      <input
        ref={inputRef}
        id={id}
        type={isTimed ? 'datetime-local' : 'date'}
        value={value}
        min={earliest}
        max={latest}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-field bg-surface px-4 py-2 disabled:bg-paper aria-invalid:border-bad"
      />
      <p id={`${id}-hint`} className="text-small text-soft empty:hidden">
        {hint}
      </p>
      <p id={`${id}-error`} role="alert" className="text-small font-medium text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
