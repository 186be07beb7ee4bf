import { useId } from 'react'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  readonly hint?: string
  readonly isDisabled?: boolean
  /** Where a column's head says it to the eye; it is still read aloud. */
  readonly isLabelHidden?: boolean
}

/** One of a few, below its label. A plain select: every device has a good one of its own. */
export function SelectField<Value extends string>(field: SelectFieldProps<Value>) {
  const { label, value, onChange, options, hint, isDisabled, isLabelHidden } = field
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value as Value)}
        className="min-h-12 w-full rounded-xl border border-field bg-surface px-3 py-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
