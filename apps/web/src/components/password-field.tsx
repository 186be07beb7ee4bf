import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import './components.texts'
import { TextField, type TextFieldProps } from './text-field'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'inputMode'>

/** A password that can be looked at while it is typed. Pasting and password managers work as everywhere. */
export function PasswordField(field: PasswordFieldProps) {
  const { t } = useTranslation('components')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      action={
        <AriaButton
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onPress={() => setShown(!isShown)}
          isDisabled={field.isDisabled}
          className="min-h-10 rounded-lg px-3 text-small font-medium text-brand-deep data-hovered:bg-brand-tint"
        >
          {t(isShown ? 'hide' : 'show')}
        </AriaButton>
      }
    />
  )
}
