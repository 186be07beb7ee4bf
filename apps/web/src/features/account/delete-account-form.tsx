import { limits } from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { PasswordField } from '../../components/password-field'
import { faultOfGivenPassword } from '../../components/person-answers.rules'
import { useRequestDeletionMutation } from './account.api'
import { AccountField } from './account-field'
import { CommandOutcome } from './command-outcome'

export function DeleteAccountForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation('account')
  const [erase, outcome] = useRequestDeletionMutation()
  const { control, handleSubmit } = useForm({ defaultValues: { password: '' } })
  const ask = handleSubmit((answers) => erase(answers))
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void ask(event)}>
      {hasPassword && (
        <AccountField
          control={control}
          name="password"
          faultOf={faultOfGivenPassword}
          Field={PasswordField}
          label={t('deletion.password')}
          autoComplete="current-password"
          maxLength={limits.passwordLength}
          isRequired
        />
      )}
      <Button type="submit" look="secondary" isDisabled={outcome.isLoading}>
        {outcome.isLoading ? t('deletion.working') : t('deletion.submit')}
      </Button>
      <CommandOutcome of={outcome} success="" />
    </form>
  )
}
