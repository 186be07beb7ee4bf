import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { AskedButton } from './asked-button'
import { MessageForm } from './message-form'

/** What the other side has against the claim, for how long it waits, and the answers to it. */
export function DisputedClaim({ view: { caseId, dispute } }: { readonly view: NegotiationView }) {
  const { t, i18n } = useTranslation('negotiations')
  if (!dispute) return null
  const day = (at: string | null) =>
    at === null ? '' : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(at))
  const { standing, answerBy, standsFrom } = dispute
  const lead = t(`dispute.lead.${standing}`, { answerBy: day(answerBy), standsFrom: day(standsFrom) })
  return (
    <CardSection title={t('dispute.title')} lead={lead}>
      <div className="space-y-6">
        <AskedButton
          caseId={caseId}
          act={{ act: 'accept-dispute' }}
          text={t('dispute.accept')}
          title={t('dispute.acceptTitle')}
          question={t('dispute.acceptText')}
        />
        {standing !== 'stands' && (
          <MessageForm
            caseId={caseId}
            act="deny-dispute"
            label={t('dispute.reason')}
            submit={t('dispute.deny')}
          />
        )}
      </div>
    </CardSection>
  )
}
