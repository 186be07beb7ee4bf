import type { TryConversionRequest } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { sourceUrl } from '../../tracking/tell'
import { useTryConversionMutation } from './pixel-debug.api'

const trialPurchase = { value: 999, currency: 'TWD' }

export function TrialForm() {
  const { t } = useTranslation('pixelDebug')
  const problemText = useProblemText()
  const [send, { data, error, isLoading }] = useTryConversionMutation()
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState('')
  const trial = (change: Pick<TryConversionRequest, 'event_name'> & Partial<TryConversionRequest>) => () =>
    void send({ event_id: newIdempotencyKey(), event_source_url: sourceUrl(), ...change })
  const purchase = { event_name: 'Purchase', custom_data: trialPurchase } as const
  const person = { ...(email && { email }), ...(phone && { phone }) }
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" isDisabled={isLoading} onPress={trial({ event_name: 'PageView' })}>
          {t('pageView')}
        </Button>
        <Button look="secondary" isDisabled={isLoading} onPress={trial(purchase)}>
          {t('purchase')}
        </Button>
      </div>
      <section className="card space-y-4 p-5">
        <h2 className="text-subheading font-semibold">{t('server')}</h2>
        <TextField name="email" label={t('email')} type="email" value={email} onChange={setEmail} />
        <TextField name="phone" label={t('phone')} type="tel" value={phone} onChange={setPhone} />
        <Button isDisabled={isLoading} onPress={trial({ ...purchase, ...person })}>
          {t('sendServer')}
        </Button>
      </section>
      {error && (
        <Notice tone="bad" live>
          {problemText(error)}
        </Notice>
      )}
      {data && (
        <section aria-live="polite">
          <h2 className="font-semibold">{t('answer')}</h2>
          <pre className="mt-2 overflow-x-auto rounded-xl border border-line p-4 text-small">
            {JSON.stringify(data, undefined, 2)}
          </pre>
        </section>
      )}
    </div>
  )
}
