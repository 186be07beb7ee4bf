import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly text: ReactNode }[]
}

/** One of a few that all stay in sight: radio buttons in a row. */
export function SegmentedControl<Value extends string>(control: SegmentedControlProps<Value>) {
  const { label, value, onChange, options } = control
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([chosen]) => chosen !== undefined && onChange(chosen as Value)}
      className="flex flex-wrap gap-1 max-sm:w-full rounded-xl border border-line bg-paper p-1"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className="min-h-11 grow rounded-lg border border-transparent px-3.5 text-small font-medium text-soft data-hovered:text-brand-deep data-selected:border-brand-deep data-selected:bg-surface data-selected:text-brand-deep"
        >
          {option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
