import { limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { AnswerField } from './answer-field'

const fields = [
  { name: 'realName', type: 'text', autoComplete: 'name', maxLength: limits.personNameLength },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: limits.emailLength },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
] as const

/** Who somebody is: the same three answers for an account and for a visitor. */
export function PersonFields() {
  const { t } = useTranslation('registration')
  return fields.map((field) => (
    <AnswerField
      key={field.name}
      {...field}
      label={t(`field.${field.name}.label`)}
      hint={t(`field.${field.name}.hint`)}
    />
  ))
}
