import { limits, type AccountView } from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { PasswordField } from '../../components/password-field'
import {
  faultOfGivenPassword,
  faultOfNewPassword,
  faultOfRepetition,
  isNewPasswordRefusal,
} from '../../components/person-answers.rules'
import { useProblemText } from '../../i18n/problem-text'
import { useChangePasswordMutation } from './account.api'
import { AccountField } from './account-field'
import { CommandOutcome } from './command-outcome'

const empty = { currentPassword: '', password: '', again: '' }

/** Changes the password, or sets the first one of an account that a social login opened. */
export function PasswordSection({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const [change, outcome] = useChangePasswordMutation()
  const problemText = useProblemText()
  const { control, handleSubmit, reset, setError, formState } = useForm({ defaultValues: empty })
  const { hasPassword } = account
  const save = handleSubmit(async ({ currentPassword, password }) => {
    const answer = await change({ currentPassword, password })
    if (!answer.error) reset()
    else if (isProblem(answer.error) && isNewPasswordRefusal(answer.error.code)) {
      const message = problemText(answer.error, t('notSaved'))
      setError('password', { type: 'refused', message }, { shouldFocus: true })
    }
  })
  const field = { control, Field: PasswordField, maxLength: limits.passwordLength, isRequired: true }
  return (
    <CardSection title={t('password.title')} lead={t(hasPassword ? 'password.lead' : 'password.leadFirst')}>
      <form noValidate className="space-y-5" onSubmit={(event) => void save(event)}>
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
        {hasPassword && (
          <AccountField
            {...field}
            name="currentPassword"
            faultOf={faultOfGivenPassword}
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        <AccountField
          {...field}
          name="password"
          faultOf={faultOfNewPassword}
          label={t('password.new')}
          autoComplete="new-password"
        />
        <AccountField
          {...field}
          name="again"
          faultOf={faultOfRepetition}
          label={t('password.again')}
          autoComplete="new-password"
        />
        <Button type="submit" isDisabled={outcome.isLoading}>
          {outcome.isLoading ? t('saving') : t(hasPassword ? 'password.submit' : 'password.submitFirst')}
        </Button>
        {formState.errors.password?.type !== 'refused' && (
          <CommandOutcome of={outcome} success={t('password.changed')} />
        )}
      </form>
    </CardSection>
  )
}
