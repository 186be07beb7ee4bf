import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../components/form-field'
import type { PersonFault } from '../../components/person-answers.rules'

type AccountFieldProps<Answers extends FieldValues, Name extends FieldPath<Answers>> = Omit<
  ComponentProps<typeof FormField<Answers, Name>>,
  'saying'
>

/** A field of one of this page's forms, with its fault in words; a refusal of the server is in words already. */
export function AccountField<Answers extends FieldValues, Name extends FieldPath<Answers>>(
  field: AccountFieldProps<Answers, Name>,
) {
  const { t } = useTranslation('account')
  return (
    <FormField<Answers, Name>
      {...field}
      saying={({ type, message }) => (type === 'refused' ? message : t(`fault.${message as PersonFault}`))}
    />
  )
}
