import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Refusal } from './refusal'
import { TermsList } from './terms-list'
import { useActing } from './use-acting'

interface CurrentOfferProps {
  readonly caseId: string
  readonly offer: NonNullable<NegotiationView['offer']>
  /** It is shown and can't be answered; its end comes later than it says. */
  readonly isFrozen: boolean
}

/** The one offer that can be accepted; what is pressed names its number and hash, so that no other is meant. */
export function CurrentOffer({ caseId, offer, isFrozen }: CurrentOfferProps) {
  const { t, i18n } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(caseId)
  const { number, termsHash, by, terms, expiresAt } = offer
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(expiresAt))
  const possible = by === 'respondent' ? (['accept', 'decline'] as const) : (['withdraw'] as const)
  const acts = isFrozen ? [] : possible
  return (
    <CardSection
      title={t('offer.current', { number, by: t(`by.${by}`) })}
      {...(!isFrozen && { lead: t('offer.until', { day }) })}
    >
      <div className="space-y-4">
        <TermsList terms={terms} />
        <div className="flex flex-wrap gap-3">
          {acts.map((each) => (
            <Button
              key={each}
              look={each === 'accept' ? 'primary' : 'outline'}
              isDisabled={isLoading}
              onPress={() => void act({ act: each, number, termsHash })}
            >
              {t(`offer.${each}`)}
            </Button>
          ))}
        </div>
        <Refusal error={error} />
      </div>
    </CardSection>
  )
}
