import type { ComponentType } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../../components/text-field'
import type { AccountFault } from './account.rules'

type Given = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'>

interface AccountFieldProps<Answers extends FieldValues> extends Given {
  readonly control: Control<Answers>
  readonly name: FieldPath<Answers>
  /** What is wrong with what was typed, if anything. */
  readonly faultOf: (typed: string, answers: Answers) => AccountFault | undefined
  /** Another kind of field, such as one for passwords. */
  readonly Field?: ComponentType<TextFieldProps>
}

/** A field of one of this page's forms, with its fault in words. */
export function AccountField<Answers extends FieldValues>({
  control,
  name,
  faultOf,
  Field = TextField,
  ...given
}: AccountFieldProps<Answers>) {
  const { t } = useTranslation('account')
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (typed, answers) => faultOf(typed, answers) ?? true }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Field
          {...given}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          error={error && t(`fault.${error.message as AccountFault}`)}
        />
      )}
    />
  )
}
