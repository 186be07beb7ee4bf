import type { ComponentProps } from 'react'
import type { FieldError } from 'react-hook-form'
import { FormField } from '../../components/form-field'
import type { AccountAnswers, AccountFault, AccountField } from './register-account.rules'
import { useRegistrationText } from './use-registration-text'

type AnswerFieldProps = Omit<
  ComponentProps<typeof FormField<AccountAnswers, AccountField>>,
  'control' | 'faultOf' | 'saying'
>

/** A field of the form around it; below it what is wrong, by the page's rules or in the server's words. */
export function AnswerField(field: AnswerFieldProps) {
  const { faultText } = useRegistrationText()
  const saying = ({ type, message = '' }: FieldError) =>
    message === '' || type === 'refused' ? message || undefined : faultText(message as AccountFault)
  return <FormField<AccountAnswers, AccountField> {...field} saying={saying} isRequired />
}
