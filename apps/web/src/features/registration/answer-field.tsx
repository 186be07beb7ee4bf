import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../../components/text-field'
import type { AccountAnswers, AccountFault, AccountField } from './register-account.rules'
import { useRegistrationText } from './use-registration-text'

type Given = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error' | 'type'>

interface AnswerFieldProps extends Given {
  readonly name: AccountField
  readonly type?: TextFieldProps['type']
  /** Another kind of field, such as one for passwords. */
  readonly Field?: ComponentType<Omit<TextFieldProps, 'type'>>
}

/** A field of the form around it; below it what is wrong, by the page's rules or in the server's words. */
export function AnswerField({ name, Field = TextField, ...given }: AnswerFieldProps) {
  const { faultText } = useRegistrationText()
  const { field, fieldState } = useController<AccountAnswers>({ name })
  const { type, message = '' } = fieldState.error ?? {}
  return (
    <Field
      {...given}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message === '' || type === 'refused' ? message || undefined : faultText(message as AccountFault)}
      isRequired
    />
  )
}
