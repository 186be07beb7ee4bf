import { limits, type StepUpRequest } from '@originseal/contracts'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button'
import { FormField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { PasswordField } from '../../../components/password-field'
import { useProblemText } from '../../../i18n/problem-text'
import { useReadAccountQuery } from '../../../session/own-account.api'
import { useRequestStepUpCodeMutation } from './step-up.api'
import '../case-notice.texts'

interface StepUpFieldProps<Answers extends FieldValues> {
  readonly control: Control<Answers>
  readonly name: FieldPath<Answers>
}

/** Asks for the password once more, or of an account without one for a code that is mailed. */
export function StepUpField<Answers extends FieldValues>({ control, name }: StepUpFieldProps<Answers>) {
  const { t } = useTranslation('caseNotice')
  const { data: account } = useReadAccountQuery()
  if (!account) return null
  const hasAddress = account.email !== null && account.emailConfirmed
  const field = {
    control,
    name,
    isRequired: true,
    faultOf: (typed: string) => (typed === '' ? 'missing' : undefined),
    // A refusal of the server is in words already.
    saying: ({ type, message }: { type: string; message?: string }) =>
      type === 'refused' ? message : t('stepUp.missing'),
  }
  if (account.hasPassword)
    return (
      <>
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
        <FormField
          {...field}
          Field={PasswordField}
          label={t('stepUp.password')}
          hint={t('stepUp.passwordHint')}
          autoComplete="current-password"
          maxLength={limits.passwordLength}
        />
      </>
    )
  if (!hasAddress)
    return (
      <Notice tone="warn">
        {t('stepUp.noAddress')}{' '}
        <Link className="link" to="/member-info">
          {t('stepUp.toAccount')}
        </Link>
      </Notice>
    )
  return (
    <div className="space-y-3">
      <SendCode />
      <FormField
        {...field}
        label={t('stepUp.code')}
        hint={t('stepUp.codeHint', { email: account.email })}
        autoComplete="one-time-code"
        maxLength={20}
      />
    </div>
  )
}

function SendCode() {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [send, { isLoading, isSuccess, error }] = useRequestStepUpCodeMutation()
  return (
    <div className="space-y-2">
      <Button look="outline" isDisabled={isLoading} onPress={() => void send()}>
        {t(isSuccess ? 'stepUp.again' : 'stepUp.send')}
      </Button>
      {isSuccess && (
        <Notice tone="good" live>
          {t('stepUp.sent')}
        </Notice>
      )}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('stepUp.failed'))}
        </Notice>
      )}
    </div>
  )
}

/** What was typed, as identity takes it: a password where the account has one, else the code. */
export function useStepUpSecret(): (typed: string) => StepUpRequest {
  const { data: account } = useReadAccountQuery()
  return (typed) => (account?.hasPassword === false ? { code: typed } : { password: typed })
}
