import { limits, type RequestPasswordResetRequest } from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { FormField } from '../../components/form-field'
import { faultOfEmail } from '../../components/person-answers.rules'
import { useProblemText } from '../../i18n/problem-text'
import { useRequestPasswordResetMutation } from './password-reset.api'

type Fault = NonNullable<ReturnType<typeof faultOfEmail>>

/** Asks for the account's e-mail address and has a link sent there. */
export function RequestPasswordResetForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('passwordReset')
  const problemText = useProblemText()
  const [request, { isLoading, error: failure }] = useRequestPasswordResetMutation()
  const { control, handleSubmit } = useForm<RequestPasswordResetRequest>({ defaultValues: { email: '' } })

  const send = handleSubmit(async ({ email }) => {
    const { error } = await request({ email: email.trim() })
    if (!error) onSent(email.trim())
  })

  return (
    <form
      noValidate
      method="post"
      className="card space-y-5 p-5 sm:p-8"
      onSubmit={(event) => void send(event)}
    >
      <FormField
        control={control}
        name="email"
        faultOf={faultOfEmail}
        saying={({ message }) => t(`request.${message as Fault}`)}
        label={t('request.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={limits.emailLength}
        isRequired
      />
      {failure && (
        <Notice tone="bad" live>
          {problemText(failure, t('request.failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(isLoading ? 'request.busy' : 'request.submit')}
      </Button>
    </form>
  )
}
