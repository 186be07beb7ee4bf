import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { evidenceNoticePath } from './negotiation-path'

const ways = ['address', 'message', 'letter'] as const

/** What can be done where the evidence notice has not arrived, or has reached somebody who was not meant. */
export function OtherWay({ view }: { readonly view: NegotiationView }) {
  const { t } = useTranslation('negotiations')
  if (view.next.step !== 'find-address') return null
  const reason = view.entries.findLast(({ kind }) => kind === 'not-me' || kind === 'not-delivered')?.kind
  return (
    <CardSection
      title={t('otherWay.title')}
      lead={t(reason === 'not-me' ? 'otherWay.notMeant' : 'otherWay.undelivered')}
    >
      <div className="space-y-4">
        <ul className="list-disc space-y-2 ps-5">
          {ways.map((way) => (
            <li key={way}>{t(`otherWay.way.${way}`)}</li>
          ))}
        </ul>
        <ButtonLink to={`${evidenceNoticePath}?case=${view.caseId}`}>{t('otherWay.handOver')}</ButtonLink>
      </div>
    </CardSection>
  )
}
