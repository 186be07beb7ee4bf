import CheckIcon from 'lucide-react/icons/check'
import { useId, type ReactNode, type RefObject } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'

interface CheckboxProps {
  readonly children: ReactNode
  readonly isSelected: boolean
  readonly onChange: (selected: boolean) => void
  readonly isDisabled?: boolean
  readonly inputRef?: RefObject<HTMLInputElement | null>
  /** What is wrong while it is not ticked; said at once. */
  readonly error?: string | undefined
}

export function Checkbox({ children, error, ...props }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <AriaCheckbox
        {...props}
        isInvalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className="group flex cursor-pointer items-start gap-3 rounded-lg"
      >
        <span
          aria-hidden
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-field bg-surface group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brand group-data-selected:border-brand-deep group-data-selected:bg-brand-deep forced-colors:group-data-selected:forced-color-adjust-none group-data-invalid:border-bad"
        >
          <CheckIcon className="hidden size-4 stroke-3 text-on-brand group-data-selected:block" />
        </span>
        <span>{children}</span>
      </AriaCheckbox>
      <p id={errorId} role="alert" className="pl-9 text-sm font-medium text-bad not-empty:mt-1">
        {error}
      </p>
    </div>
  )
}
