import type { NegotiationView } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { MessageForm } from './message-form'
import { canBeMissed } from './negotiation.rules'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

/** What is due at the end of a day is due on it. */
const lastInstantBefore = (at: string): Date => new Date(Date.parse(at) - 1)

/** Whether what was signed was done, and a payment has come: the claimant says so. */
export function Performance({ view }: { readonly view: NegotiationView }) {
  const { t, i18n } = useTranslation('negotiations')
  const { caseId, state } = view
  const { act, error, isLoading } = useActing(caseId)
  const [now] = useState(() => new Date())
  if (state !== 'signed' && state !== 'broken') return null
  const payment = view.agreement?.payment
  const isPaymentSaid = payment !== undefined && payment.saidAt !== null && payment.confirmedAt === null
  const dueAt = view.agreement?.dueAt
  const day = dueAt && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  return (
    <CardSection
      title={t('performance.title')}
      {...(day && { lead: t('performance.due', { day: day.format(lastInstantBefore(dueAt)) }) })}
    >
      <div className="space-y-4">
        <div className="flex flex-wrap gap-3">
          <Button isDisabled={isLoading} onPress={() => void act({ act: 'undertakings-met' })}>
            {t('performance.met')}
          </Button>
          {canBeMissed(view, now) && (
            <Button
              look="outline"
              isDisabled={isLoading}
              onPress={() => void act({ act: 'undertakings-missed' })}
            >
              {t('performance.missed')}
            </Button>
          )}
        </div>
        <Refusal error={error} />
        {isPaymentSaid && (
          <div className="space-y-4 border-t border-line pt-4">
            <p>{t('performance.payment.said')}</p>
            <Button isDisabled={isLoading} onPress={() => void act({ act: 'confirm-payment' })}>
              {t('performance.payment.confirm')}
            </Button>
            <MessageForm
              caseId={caseId}
              act="deny-payment"
              label={t('performance.payment.reason')}
              submit={t('performance.payment.deny')}
            />
          </div>
        )}
      </div>
    </CardSection>
  )
}
