import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { DateField } from '../../components/date-field'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { instantInTaipei, type Offer } from './draft.rules'
import { usePublishCatalogueMutation } from './offer-versions.api'

interface PublishFormProps {
  readonly offer: Offer
  readonly basedOn: number
  /** Whether it says anything else than what is offered, and nothing that may not be. */
  readonly isReady: boolean
}

/** From when the draft is offered, and why. */
export function PublishForm({ offer, basedOn, isReady }: PublishFormProps) {
  const { t } = useTranslation('offerVersions')
  const problemText = useProblemText()
  const [publish, { isLoading, error }] = usePublishCatalogueMutation()
  const [from, setFrom] = useState('')
  const [reason, setReason] = useState('')
  function send(event: FormEvent) {
    event.preventDefault()
    void publish({
      basedOn,
      reason,
      plans: offer.plans,
      packs: offer.packs,
      ...(from !== '' && { offeredFrom: instantInTaipei(from) }),
    })
  }
  return (
    <form aria-label={t('publish.title')} className="mt-5 space-y-4" onSubmit={send}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t('publish.from')}
          hint={t('publish.fromHint')}
          value={from}
          onChange={setFrom}
          isTimed
        />
        <TextField name="reason" label={t('publish.reason')} value={reason} onChange={setReason} isRequired />
      </div>
      <p className="max-w-reading text-small text-soft">{t('publish.effect')}</p>
      <Button type="submit" isDisabled={!isReady || isLoading || reason.trim().length < 2}>
        {t('publish.do')}
      </Button>
      <p role="alert" className="text-small font-medium text-bad empty:hidden">
        {error && problemText(error, t('publish.failed'))}
      </p>
    </form>
  )
}
