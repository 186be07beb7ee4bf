import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

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
}

/** One of a few, each with a line about it, below each other: radio buttons with room for words. */
export function ChoiceList<Value extends string>(list: ChoiceListProps<Value>) {
  const { label, value, onChange, options, isDisabled = false } = list
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      isDisabled={isDisabled}
      className="flex flex-col gap-1.5"
    >
      <Label className="font-semibold">{label}</Label>
      <div className="grid gap-2">
        {options.map(({ value: option, text, hint, Icon }) => (
          <Radio
            key={option}
            value={option}
            className="group flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border border-field bg-surface px-4 py-3 data-disabled:cursor-not-allowed data-hovered:bg-brand-tint data-selected:border-brand-deep data-selected:bg-brand-tint"
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2 border-field bg-surface group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brand group-data-selected:border-brand-deep"
            >
              <span className="hidden size-2.5 rounded-full bg-brand-deep group-data-selected:block forced-colors:bg-[Highlight]" />
            </span>
            <span className="min-w-0 grow">
              <span className="font-medium">{text}</span>
              {hint && <span className="block text-small text-soft">{hint}</span>}
            </span>
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-soft" />}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
