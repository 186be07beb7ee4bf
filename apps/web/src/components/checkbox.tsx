import CheckIcon from 'lucide-react/icons/check'
import { useId, type ReactNode, type Ref } from 'react'

interface CheckboxProps {
  readonly children: ReactNode
  readonly isSelected: boolean
  readonly onChange: (selected: boolean) => void
  readonly isDisabled?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  /** What is wrong while it is not ticked; said at once. */
  readonly error?: string | undefined
}

/** The platform's own: React Aria's has an inline style, which pages that are written at build may not hold. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isDisabled = false,
  inputRef,
  error,
}: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-default">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            ref={inputRef}
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onChange(event.target.checked)}
            disabled={isDisabled}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-field bg-surface checked:border-brand-deep checked:bg-brand-deep focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand disabled:cursor-default aria-invalid:border-bad forced-colors:checked:forced-color-adjust-none"
          />
          <CheckIcon
            aria-hidden
            className="pointer-events-none absolute hidden size-4 stroke-3 text-on-brand peer-checked:block"
          />
        </span>
        <span>{children}</span>
      </label>
      <p id={errorId} role="alert" className="pl-9 text-small font-medium text-bad not-empty:mt-1">
        {error}
      </p>
    </div>
  )
}
