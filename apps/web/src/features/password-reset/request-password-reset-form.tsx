import { emailPattern, limits, type RequestPasswordResetRequest } from '@originseal/contracts'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useRequestPasswordResetMutation } from './password-reset.api'

type Fault = 'emailRequired' | 'emailFormat'

const faultOf = (email: string): Fault | undefined =>
  email === '' ? 'emailRequired' : emailPattern.test(email) ? undefined : 'emailFormat'

/** Asks for the account's e-mail address and has a link sent there. */
export function RequestPasswordResetForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('passwordReset')
  const problemText = useProblemText()
  const [request, { isLoading, error: failure }] = useRequestPasswordResetMutation()
  const form = useForm<RequestPasswordResetRequest>({ defaultValues: { email: '' } })
  const { field, fieldState } = useController({
    control: form.control,
    name: 'email',
    rules: { validate: (email) => faultOf(email.trim()) ?? true },
  })

  const send = form.handleSubmit(async ({ email }) => {
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
      <TextField
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        label={t('request.email')}
        error={fieldState.error && t(`request.${fieldState.error.message as Fault}`)}
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
