import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from 'react-i18next'
import './components.texts'

interface ComboboxFieldProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

/** One of many: typing narrows what can be chosen. Of a few, a `SelectField` is quicker. */
export function ComboboxField(field: ComboboxFieldProps) {
  const { label, options, value, onChange, hint, error, isRequired = false, isDisabled = false } = field
  const { t } = useTranslation('components')
  return (
    <ComboBox
      defaultItems={options}
      value={value}
      onChange={(chosen) => onChange(chosen === null ? null : String(chosen))}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      allowsEmptyCollection
      className="flex flex-col gap-1.5"
    >
      <Label className="font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden className="text-brand-deep">
            {' *'}
          </span>
        )}
      </Label>
      <div className="relative">
        <Input className="min-h-12 w-full rounded-xl border border-field bg-surface px-4 py-2 pr-12 data-disabled:bg-paper data-invalid:border-bad" />
        <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-xl text-soft">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </div>
      {hint && (
        <Text slot="description" className="text-small text-soft">
          {hint}
        </Text>
      )}
      <FieldError className="text-small font-medium text-bad">{error}</FieldError>
      <Popover className="card max-h-80 w-(--trigger-width) overflow-auto p-1">
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-soft">{t('table.none')}</p>}
        >
          {(option: (typeof options)[number]) => (
            <ListBoxItem
              id={option.value}
              textValue={option.text}
              className="flex min-h-11 cursor-pointer items-center rounded-lg border border-transparent px-3 data-focused:border-brand-deep data-focused:bg-brand-tint data-selected:font-semibold data-selected:text-brand-deep"
            >
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
