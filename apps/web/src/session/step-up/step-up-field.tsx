import { limits } from '@originseal/contracts'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { PasswordField } from '../../components/password-field'
import { useProblemText } from '../../i18n/problem-text'
import { useReadAccountQuery } from '../own-account.api'
import { secondFactorAnswerOf, type StepUpSecret } from './step-up.rules'
import { useReadSecondFactorsQuery, useRequestStepUpCodeMutation } from './step-up.api'
import './step-up.texts'

interface StepUpFieldProps<Answers extends FieldValues> {
  readonly control: Control<Answers>
  readonly name: FieldPath<Answers>
}

/** Asks for the second factor, else for the password once more, else for a code that is mailed. */
export function StepUpField<Answers extends FieldValues>({ control, name }: StepUpFieldProps<Answers>) {
  const { t } = useTranslation('stepUp')
  const { data: account } = useReadAccountQuery()
  const { data: factors } = useReadSecondFactorsQuery()
  if (!account || !factors) return null
  const hasAddress = account.email !== null && account.emailConfirmed
  const field = {
    control,
    name,
    isRequired: true,
    faultOf: (typed: string) => (typed === '' ? 'missing' : undefined),
    // A refusal of the server is in words already.
    saying: ({ type, message }: { type: string; message?: string }) =>
      type === 'refused' ? message : t('missing'),
  }
  const hasCodes = factors.authenticatorSince !== null
  if (hasCodes || factors.passkeys.length > 0)
    return (
      <FormField
        {...field}
        label={t(hasCodes ? 'secondFactor' : 'recoveryOnly')}
        hint={t(hasCodes ? 'secondFactorHint' : 'recoveryOnlyHint')}
        autoComplete="one-time-code"
        maxLength={40}
      />
    )
  if (account.hasPassword)
    return (
      <>
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
        <FormField
          {...field}
          Field={PasswordField}
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="current-password"
          maxLength={limits.passwordLength}
        />
      </>
    )
  if (!hasAddress)
    return (
      <Notice tone="warn">
        {t('noAddress')}{' '}
        <Link className="link" to="/member-info">
          {t('toAccount')}
        </Link>
      </Notice>
    )
  return (
    <div className="space-y-3">
      <SendCode />
      <FormField
        {...field}
        label={t('code')}
        hint={t('codeHint', { email: account.email })}
        autoComplete="one-time-code"
        maxLength={20}
      />
    </div>
  )
}

function SendCode() {
  const { t } = useTranslation('stepUp')
  const problemText = useProblemText()
  const [send, { isLoading, isSuccess, error }] = useRequestStepUpCodeMutation()
  return (
    <div className="space-y-2">
      <Button look="outline" isDisabled={isLoading} onPress={() => void send()}>
        {t(isSuccess ? 'again' : 'send')}
      </Button>
      {isSuccess && (
        <Notice tone="good" live>
          {t('sent')}
        </Notice>
      )}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
    </div>
  )
}

/** What was typed, as identity takes it: the second factor where there is one, else the password, else the mailed code. */
export function useStepUpSecret(): (typed: string) => StepUpSecret {
  const { data: account } = useReadAccountQuery()
  const { data: factors } = useReadSecondFactorsQuery()
  return (typed) => {
    if (factors && (factors.authenticatorSince !== null || factors.passkeys.length > 0))
      return secondFactorAnswerOf(typed)
    return account?.hasPassword === false ? { code: typed } : { password: typed }
  }
}
