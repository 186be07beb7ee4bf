import type { ComponentType } from 'react'
import {
  useController,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form'
import { TextField, type TextFieldProps } from './text-field'

/** A kind of field, such as one for passwords or for several lines. */
type Field = ComponentType<Omit<TextFieldProps, 'inputRef'> & { readonly inputRef?: RefCallBack }>

/** What a field is given by its form, beside what it says and asks for. */
type FormFieldLook = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'>

interface FormFieldProps<Answers extends FieldValues, Name extends FieldPath<Answers>> extends FormFieldLook {
  /** The form's; without it that of the `FormProvider` around. */
  readonly control?: Control<Answers>
  readonly name: Name
  /** The key of what is wrong with what was typed; without it the form's resolver judges. */
  readonly faultOf?: (typed: FieldPathValue<Answers, Name>, answers: Answers) => string | undefined
  /** A fault in words; its `message` is the key. */
  readonly saying: (fault: FieldError) => string | undefined
  readonly Field?: Field
}

/** A line of text in a form of react-hook-form, with what is wrong with it in the page's words. */
export function FormField<Answers extends FieldValues, Name extends FieldPath<Answers>>({
  control,
  name,
  faultOf,
  saying,
  Field = TextField,
  ...look
}: FormFieldProps<Answers, Name>) {
  const { field, fieldState } = useController<Answers, Name>({
    name,
    ...(control && { control }),
    ...(faultOf && { rules: { validate: (typed, answers) => faultOf(typed, answers) ?? true } }),
  })
  return (
    <Field
      {...look}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error && saying(fieldState.error)}
    />
  )
}
