import { limits, type LoginRequest } from '@originseal/contracts'
import { useForm, type FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { PasswordField } from '../../components/password-field'
import { SecondFactorForm } from '../../session/step-up/second-factor-form'
import { faultsOf, tidied, type LoginFault } from './login.rules'
import { useLogIn } from './use-log-in'

/** Asks for an e-mail address or mobile number and the password. The page goes on once there is a session. */
export function LogInForm() {
  const { t } = useTranslation('login')
  const { send, isSending, failure, secondFactor } = useLogIn()
  const form = useForm<LoginRequest>({
    defaultValues: { identifier: '', password: '' },
    resolver: (answers) => {
      const faults = Object.entries(faultsOf(answers))
      if (faults.length === 0) return { values: tidied(answers), errors: {} }
      return { values: {}, errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) }
    },
  })
  const saying = ({ type }: FieldError) => t(`fault.${type as LoginFault}`)

  if (secondFactor) return <SecondFactorForm {...secondFactor} />
  return (
    <form
      noValidate
      method="post"
      className="space-y-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormField
        control={form.control}
        name="identifier"
        saying={saying}
        label={t('identifier')}
        autoComplete="username"
        inputMode="email"
        maxLength={limits.emailLength}
        isRequired
      />
      <FormField
        control={form.control}
        name="password"
        saying={saying}
        Field={PasswordField}
        label={t('password')}
        autoComplete="current-password"
        maxLength={limits.passwordLength}
        isRequired
      />
      {failure && (
        <Notice tone="bad" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" isDisabled={isSending} className="w-full">
        {t(isSending ? 'busy' : 'submit')}
      </Button>
      <p className="text-center">
        <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
          {t('forgotten')}
        </Link>
      </p>
    </form>
  )
}
