import { keepProviderKeyRequest, lastTaipeiDays, type ProviderKeyName } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { DateField } from '../../components/date-field'
import { Notice } from '../../components/notice'
import { PasswordField } from '../../components/password-field'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useKeepProviderKeyMutation } from './provider-keys.api'

/** Keys that are made of parts; the others are as their provider gives them. */
const forms = {
  ECPAY_MERCHANT: 'form.merchant',
  INVOICE_MERCHANT: 'form.invoiceMerchant',
  SMTP_URL: 'form.mailServer',
  NOTICE_SMTP_URL: 'form.mailServer',
} as const satisfies Partial<Record<ProviderKeyName, string>>
const formOf = (name: ProviderKeyName) =>
  name in forms ? forms[name as keyof typeof forms] : 'field.valueHint'

interface KeepKeyFormProps {
  readonly name: ProviderKeyName
  readonly basedOn: number
  readonly isFirst: boolean
}

/** A key is typed or pasted here, and never shown again once it is kept. */
export function KeepKeyForm({ name, basedOn, isFirst }: KeepKeyFormProps) {
  const { t } = useTranslation('providerKeys')
  const problemText = useProblemText()
  const [today] = useState(() => lastTaipeiDays(new Date(), 1)[0] as string)
  const [value, setValue] = useState('')
  const [expiresOn, setExpiresOn] = useState('')
  const [reason, setReason] = useState('')
  const [keep, { isLoading, error }] = useKeepProviderKeyMutation()
  const request = keepProviderKeyRequest.safeParse({
    value,
    reason,
    basedOn,
    ...(expiresOn !== '' && { expiresOn }),
  }).data
  const text = t(isFirst ? 'command.setNow' : 'command.replaceNow')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (request) void keep({ name, ...request })
  }
  return (
    <form aria-label={`${text}: ${t(`key.${name}`)}`} className="space-y-4" onSubmit={send}>
      <p className="text-small text-soft">{t(isFirst ? 'hint.set' : 'hint.replace')}</p>
      <PasswordField
        name="value"
        label={t('field.value')}
        hint={t(formOf(name))}
        value={value}
        onChange={setValue}
        autoComplete="off"
      />
      <DateField
        label={t('field.expiresOn')}
        hint={t('field.expiresOnHint')}
        value={expiresOn}
        onChange={setExpiresOn}
        earliest={today}
      />
      <TextField name="reason" label={t('field.reason')} value={reason} onChange={setReason} />
      <Button type="submit" isDisabled={isLoading || !request}>
        {text}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
    </form>
  )
}
