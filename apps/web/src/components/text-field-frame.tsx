import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'

interface TextFieldFrameProps extends Omit<AriaTextFieldProps, 'children' | 'className'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** What is typed into. */
  readonly children: ReactNode
}

/** The look of what is typed into. */
export const typedLook =
  'min-h-12 w-full rounded-xl border border-field bg-surface px-4 py-2 placeholder:text-soft data-disabled:bg-paper data-invalid:border-bad'

/** The label above what is typed into, and its hint and what is wrong with it below. */
export function TextFieldFrame({ label, hint, error, children, ...field }: TextFieldFrameProps) {
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
      {children}
      {hint && (
        <Text slot="description" className="text-small text-soft">
          {hint}
        </Text>
      )}
      <FieldError className="text-small font-medium text-bad">{error}</FieldError>
    </AriaTextField>
  )
}
