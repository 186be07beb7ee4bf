import { limits } from '@originseal/contracts'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { PasswordField } from '../../components/password-field'
import { PasswordStrengthHint } from '../../components/password-strength-hint'
import {
  faultOfNewPassword,
  faultOfRepetition,
  isNewPasswordRefusal,
} from '../../components/person-answers.rules'
import { useProblemText } from '../../i18n/problem-text'
import { useResetPasswordMutation } from './password-reset.api'

const minimum = limits.passwordMinimum

const faultOf = { password: faultOfNewPassword, confirmation: faultOfRepetition }
type Fault = NonNullable<ReturnType<(typeof faultOf)[keyof typeof faultOf]>>

/** Takes a new password, twice, and sends it with the mail's token. */
export function ResetPasswordForm({
  token,
  onDone,
}: {
  readonly token: string
  readonly onDone: () => void
}) {
  const { t } = useTranslation('passwordReset')
  const problemText = useProblemText()
  const [reset, { isLoading, error: failure }] = useResetPasswordMutation()
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  })
  const typed = useWatch({ control, name: 'password' })

  const send = handleSubmit(async ({ password }) => {
    const { error } = await reset({ token, password })
    if (!error) onDone()
    else if (isProblem(error) && isNewPasswordRefusal(error.code)) {
      const message = problemText(error, t('reset.failed'))
      setError('password', { type: 'refused', message }, { shouldFocus: true })
    }
  })

  return (
    <form
      noValidate
      method="post"
      className="card space-y-6 p-5 sm:p-8"
      onSubmit={(event) => void send(event)}
    >
      {(['password', 'confirmation'] as const).map((name) => (
        <div key={name} className="space-y-2">
          <FormField
            control={control}
            name={name}
            faultOf={faultOf[name]}
            saying={({ type, message }) =>
              type === 'refused' ? message : t(`reset.${message as Fault}`, { minimum })
            }
            Field={PasswordField}
            label={t(`reset.${name}`)}
            autoComplete="new-password"
            maxLength={limits.passwordLength}
            isRequired
          />
          {name === 'password' && <PasswordStrengthHint password={typed} minimum={minimum} />}
        </div>
      ))}
      {failure && formState.errors.password?.type !== 'refused' && (
        <Notice tone="bad" live>
          {problemText(failure, t('reset.failed'))}{' '}
          {isProblem(failure) && failure.code === 'MAIL_TOKEN_INVALID' && (
            <Link to="/forgot-password" className="link">
              {t('reset.newLink')}
            </Link>
          )}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(isLoading ? 'reset.busy' : 'reset.submit')}
      </Button>
    </form>
  )
}
