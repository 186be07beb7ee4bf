import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'

interface CheckboxProps {
  readonly children: ReactNode
  readonly isSelected: boolean
  readonly onChange: (selected: boolean) => void
  readonly isDisabled?: boolean
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className="group flex cursor-pointer items-start gap-3 rounded-lg">
      <span
        aria-hidden
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-field bg-surface group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brand group-data-selected:border-brand-deep group-data-selected:bg-brand-deep"
      >
        <svg viewBox="0 0 16 16" className="hidden size-4 group-data-selected:block">
          <path
            d="m3 8.5 3.2 3.2L13 5"
            fill="none"
            stroke="#fff"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
