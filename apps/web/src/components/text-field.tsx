import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'

export interface TextFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onKeyDown?: AriaTextFieldProps['onKeyDown']
  readonly inputRef?: Ref<HTMLInputElement>
  readonly hint?: string
  readonly error?: string | undefined
  readonly placeholder?: string
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  /** Which keyboard a phone brings. */
  readonly inputMode?: 'text' | 'email' | 'tel'
  /** A button at the end of the line, inside its frame. */
  readonly action?: ReactNode
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

/** One line of text with its label above, and its hint and what is wrong with it below. */
export function TextField({ label, hint, error, placeholder, inputRef, action, ...field }: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
    >
      <Label className="font-semibold">
        {label}
        {field.isRequired && (
          <span aria-hidden className="text-brand-deep">
            {' '}
            *
          </span>
        )}
      </Label>
      <div className="relative">
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={`min-h-12 w-full rounded-xl border border-field bg-surface px-4 py-2 placeholder:text-soft data-disabled:bg-paper data-invalid:border-bad ${action ? 'pr-20' : ''}`}
        />
        {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
      </div>
      {hint && (
        <Text slot="description" className="text-sm text-soft">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm font-medium text-bad">{error}</FieldError>
    </AriaTextField>
  )
}
