import { limits } from '@originseal/contracts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../components/password-field'
import { PasswordStrengthHint } from '../../components/password-strength-hint'
import { AnswerField } from './answer-field'
import type { AccountAnswers } from './register-account.rules'

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields() {
  const { t } = useTranslation('registration')
  const { realName, email, phone, password } = useWatch<AccountAnswers>() as AccountAnswers
  const field = { Field: PasswordField, autoComplete: 'new-password', maxLength: limits.passwordLength }
  return (
    <>
      {/* Password managers keep the password under this name; without it they would take the phone number. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="space-y-2">
        <AnswerField {...field} name="password" label={t('account.password')} />
        <PasswordStrengthHint
          password={password}
          minimum={limits.passwordMinimum}
          about={[realName, email, phone]}
        />
      </div>
      <AnswerField {...field} name="confirmation" label={t('account.confirmation')} />
    </>
  )
}
