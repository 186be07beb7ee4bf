import type { Ref } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import type { TextFieldProps } from './text-field'
import { TextFieldFrame, typedLook } from './text-field-frame'

interface TextAreaFieldProps extends Omit<TextFieldProps, 'inputRef' | 'action' | 'type'> {
  readonly inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, framed as {@link TextField} is. */
export function TextAreaField({ placeholder, inputRef, ...field }: TextAreaFieldProps) {
  return (
    <TextFieldFrame {...field}>
      <TextArea ref={inputRef} rows={6} placeholder={placeholder} className={typedLook} />
    </TextFieldFrame>
  )
}
