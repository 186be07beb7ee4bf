import { limits } from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { PasswordField } from '../../components/password-field'
import { faultOfEmail, faultOfGivenPassword } from '../../components/person-answers.rules'
import { useChangeEmailMutation } from './account.api'
import { AccountField } from './account-field'
import { CommandOutcome } from './command-outcome'

/** Another address counts once the mail sent there has been followed; until then the old one stays. */
export function ChangeEmailForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation('account')
  const [change, outcome] = useChangeEmailMutation()
  const { control, handleSubmit, reset } = useForm({ defaultValues: { email: '', password: '' } })
  const ask = handleSubmit(async ({ email, password }) => {
    const answer = await change({ email: email.trim(), password })
    if (!answer.error) reset()
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void ask(event)}>
      <AccountField
        control={control}
        name="email"
        faultOf={faultOfEmail}
        label={t('email.new')}
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
        isRequired
      />
      {hasPassword && (
        <AccountField
          control={control}
          name="password"
          faultOf={faultOfGivenPassword}
          Field={PasswordField}
          label={t('password.current')}
          autoComplete="current-password"
          maxLength={limits.passwordLength}
          isRequired
        />
      )}
      <Button type="submit" isDisabled={outcome.isLoading}>
        {outcome.isLoading ? t('email.sending') : t('email.submit')}
      </Button>
      <CommandOutcome of={outcome} success={t('email.changed')} />
    </form>
  )
}
