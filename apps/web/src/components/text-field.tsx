import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { TextFieldFrame, typedLook } from './text-field-frame'

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
  /** Of a dialog that is about it. */
  readonly autoFocus?: boolean
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

/** One line of text with its label above, and its hint and what is wrong with it below. */
export function TextField({ placeholder, inputRef, action, ...field }: TextFieldProps) {
  return (
    <TextFieldFrame {...field}>
      <div className="relative">
        <Input ref={inputRef} placeholder={placeholder} className={`${typedLook} ${action ? 'pr-20' : ''}`} />
        {action && <div className="absolute inset-y-0 right-1 flex items-center">{action}</div>}
      </div>
    </TextFieldFrame>
  )
}
