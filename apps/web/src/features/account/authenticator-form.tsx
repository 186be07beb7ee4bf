import { useMemo } from 'react'
import { create } from 'qrcode'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
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

/** Dark on white whatever the theme, with the quiet zone of four modules that readers want (ISO/IEC 18004). */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text)
    const dark = [...modules.data].flatMap((isDark, at) =>
      isDark ? [`M${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}h1v1h-1z`] : [],
    )
    return { size: modules.size + 8, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 bg-white text-black"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
