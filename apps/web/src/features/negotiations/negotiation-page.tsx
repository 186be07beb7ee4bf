import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { LoadingGroup } from '../../components/loading-group'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { AskedButton } from './asked-button'
import { CurrentOffer } from './current-offer'
import { DisputedClaim } from './disputed-claim'
import { MessageForm } from './message-form'
import { NegotiationBadge } from './negotiation-badge'
import { evidenceNoticePath } from './negotiation-path'
import { NegotiationRecord } from './negotiation-record'
import { nextText } from './next-text'
import { canBeUndelivered, canEnd, canOffer, canWrite } from './negotiation.rules'
import { useReadNegotiationQuery } from './negotiations.api'
import './negotiations.texts'
import { NotDelivered } from './not-delivered'
import { OfferForm } from './offer-form'
import { OtherWay } from './other-way'
import { Performance } from './performance'
import { SettlementFile } from './settlement-file'
import { SettlementLicence } from './settlement-licence'
import { SignSettlement } from './sign-settlement'

/** How often it is asked for while somebody looks. */
const lookAgainMs = 15_000

/** The negotiation of a case: where it stands, what can be done now, and all that was said (MEMBER-07). */
export function Component() {
  const { t } = useTranslation('negotiations')
  const problemText = useProblemText()
  const { caseId = '' } = useParams()
  const { data, error, refetch } = useReadNegotiationQuery(caseId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: lookAgainMs,
    skipPollingIfUnfocused: true,
  })
  const title = data ? t('page.title', { number: data.caseNumber }) : t('page.untitled')
  return (
    <Page title={title} lead={t('page.lead')} width="wide">
      <PageMetadata title={title} description={t('page.lead')} noindex />
      <LoadingGroup>
        {data && <Negotiation view={data} />}
        {data === undefined && !error && <Skeleton lines={10} />}
        {data === undefined && error && (
          <div className="space-y-4">
            <Notice tone="bad" live>
              {problemText(error, t('unread'))}
            </Notice>
            <Button onPress={() => void refetch()}>{t('retry')}</Button>
          </div>
        )}
        {data === null && (
          <div className="space-y-4">
            <p>{t('page.none')}</p>
            <ButtonLink to={`${evidenceNoticePath}?case=${caseId}`}>{t('list.prepare')}</ButtonLink>
          </div>
        )}
        <p>
          <Link className="link" to="/p2p">
            {t('page.back')}
          </Link>
        </p>
      </LoadingGroup>
    </Page>
  )
}

function Negotiation({ view }: { readonly view: NegotiationView }) {
  const { t } = useTranslation('negotiations')
  const { caseId, state, offer, pageUrl, next } = view
  const isFrozen = next.step === 'frozen'
  return (
    <div className="space-y-6">
      <CardSection title={t(`turn.${next.actor}`)}>
        <div className="space-y-4">
          <NegotiationBadge row={view} />
          <p className="text-pretty">{nextText(t, next)}</p>
          {next.step === 'hand-over' && (
            <ButtonLink to={`${evidenceNoticePath}?case=${caseId}`}>{t('page.notice')}</ButtonLink>
          )}
          <FactList>
            <Fact name={t('page.place')}>
              <span className="break-all">{pageUrl}</span>
            </Fact>
          </FactList>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {next.step !== 'hand-over' && next.step !== 'find-address' && (
              <Link className="link" to={`${evidenceNoticePath}?case=${caseId}`}>
                {t('page.notice')}
              </Link>
            )}
            <Link className="link" to={`/sirp/cases/${caseId}`}>
              {t('page.case')}
            </Link>
          </p>
          {!isFrozen && canBeUndelivered(state) && <NotDelivered caseId={caseId} />}
          <SettlementFile view={view} />
        </div>
      </CardSection>
      {!isFrozen && <OtherWay view={view} />}
      {!isFrozen && <DisputedClaim view={view} />}
      {offer && <CurrentOffer key={offer.number} caseId={caseId} offer={offer} isFrozen={isFrozen} />}
      {!isFrozen && <SignSettlement view={view} />}
      {!isFrozen && <Performance view={view} />}
      <SettlementLicence view={view} />
      {!isFrozen && canWrite(state) && (
        <CardSection title={t('message.title')}>
          <MessageForm caseId={caseId} act="message" label={t('message.label')} submit={t('message.send')} />
        </CardSection>
      )}
      {!isFrozen && canOffer(state) && (
        <div className="card px-5 py-4 sm:px-8">
          <Fold summary={t('offer.title')}>
            <OfferForm caseId={caseId} />
          </Fold>
        </div>
      )}
      <NegotiationRecord view={view} />
      {!isFrozen && canEnd(state) && (
        <AskedButton
          caseId={caseId}
          act={{ act: 'end' }}
          text={t('end.submit')}
          title={t('end.title')}
          question={t('end.text')}
        />
      )}
    </div>
  )
}
