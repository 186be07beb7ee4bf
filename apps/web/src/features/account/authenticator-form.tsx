import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { QrCode } from '../../components/qr-code'
import { useProblemText } from '../../i18n/problem-text'
import { useConfirmAuthenticatorMutation } from './account.api'

interface AuthenticatorFormProps {
  readonly secret: string
  /** `otpauth://…` */
  readonly address: string
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The picture that an authenticator scans, and the first code that it shows. */
export function AuthenticatorForm({ secret, address, onConfirmed }: AuthenticatorFormProps) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const [confirm, { isLoading }] = useConfirmAuthenticatorMutation()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    const { data, error } = await confirm({ code })
    if (data) onConfirmed(data)
    else
      setError('code', { type: 'refused', message: problemText(error, t('notSaved')) }, { shouldFocus: true })
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <p>{t('secondFactor.scan')}</p>
      <QrCode text={address} label={t('secondFactor.picture')} />
      <p>
        {t('secondFactor.secret')}{' '}
        <code className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormField
        control={control}
        name="code"
        label={t('secondFactor.code')}
        autoComplete="one-time-code"
        inputMode="tel"
        maxLength={20}
        isRequired
        saying={({ message }) => message}
      />
      <Button type="submit" isDisabled={isLoading}>
        {t(isLoading ? 'secondFactor.working' : 'secondFactor.confirm')}
      </Button>
    </form>
  )
}
