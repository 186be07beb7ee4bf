import { useId, type ReactNode } from 'react'

interface ChoiceListProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly {
    readonly value: Value
    readonly text: string
    readonly hint?: string
    readonly Icon?: (props: { className: string; 'aria-hidden': true }) => ReactNode
  }[]
  readonly isDisabled?: boolean
  /** Beside each other where there is room, and the label read aloud only: for a choice that the page is about. */
  readonly isProminent?: boolean
}

/**
 * One of a few, each with a line about it: radio buttons with room for words. The platform's own, because React Aria's
 * have an inline style, which pages that are written at build may not hold.
 */
export function ChoiceList<Value extends string>(list: ChoiceListProps<Value>) {
  const { label, value, onChange, options, isDisabled = false, isProminent = false } = list
  const name = useId()
  return (
    <fieldset role="radiogroup" disabled={isDisabled}>
      <legend className={isProminent ? 'sr-only' : 'mb-1.5 font-semibold'}>{label}</legend>
      <div className={isProminent ? 'grid gap-3 sm:grid-cols-2' : 'grid gap-2'}>
        {options.map(({ value: option, text, hint, Icon }) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border border-field bg-surface px-4 py-3 hover:bg-brand-tint has-checked:border-brand-deep has-checked:bg-brand-tint has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="mt-0.5 grid size-5 shrink-0 appearance-none place-items-center rounded-full border-2 border-field bg-surface before:hidden before:size-2.5 before:rounded-full before:bg-brand-deep checked:border-brand-deep checked:before:block focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand forced-colors:before:bg-[Highlight]"
            />
            <span className="min-w-0 grow">
              <span className="block font-medium">{text}</span>
              {hint && <span className="block text-small text-soft">{hint}</span>}
            </span>
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-soft" />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
