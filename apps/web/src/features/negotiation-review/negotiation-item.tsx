import type { AdministeredNegotiation } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { StatusBadge } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useFreezeNegotiationMutation, useUnfreezeNegotiationMutation } from './negotiation-review.api'
import { OpenedRecord } from './opened-record'

interface NegotiationItemProps {
  readonly negotiation: AdministeredNegotiation
  /** Where its case is not what is listed. */
  readonly title?: string
}

/** One negotiation: where it stands, its record, and pausing it. */
export function NegotiationItem({ negotiation, title: heading }: NegotiationItemProps) {
  const { t, i18n } = useTranslation('negotiationReview')
  const time = useTaipeiTime()
  const { caseId, caseNumber, pageUrl, title, claimantName, state, frozenAt, isDisputed } = negotiation
  const { offer, agreement, endsAt, entryCount, changedAt } = negotiation
  const signedBy = agreement?.signedBy
    .map((party) => t(`by.${party}`))
    .join(i18n.language.startsWith('zh') || i18n.language === 'ja' ? '、' : ', ')
  return (
    <CardSection title={heading ?? caseNumber}>
      <div className="space-y-5">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge tone={frozenAt ? 'bad' : 'quiet'}>
            {t(frozenAt ? 'state.frozen' : `state.${state}`)}
          </StatusBadge>
          {frozenAt && <span>{t('frozen', { at: time(frozenAt) })}</span>}
        </div>
        {isDisputed && <p>{t('disputed')}</p>}
        <FactList>
          <Fact name={t('fact.page')}>
            <span className="break-all">{pageUrl}</span>
          </Fact>
          <Fact name={t('fact.work')}>{title ?? '–'}</Fact>
          <Fact name={t('fact.name')}>{claimantName}</Fact>
          {frozenAt && <Fact name={t('fact.state')}>{t(`state.${state}`)}</Fact>}
          <Fact name={t('fact.changed')}>{time(changedAt)}</Fact>
          {offer && (
            <Fact name={t('fact.offer')}>
              {t('offer', { number: offer.number, by: t(`by.${offer.by}`), until: time(offer.expiresAt) })}
            </Fact>
          )}
          {agreement && (
            <Fact name={t('fact.agreement')}>
              {t('agreement', {
                number: agreement.number,
                at: time(agreement.acceptedAt),
                signed: signedBy || t('nobody'),
              })}
            </Fact>
          )}
          <Fact name={t('fact.ends')}>{endsAt ? time(endsAt) : t('noDeadline')}</Fact>
          <Fact name={t('fact.entries')}>{entryCount}</Fact>
        </FactList>
        <OpenedRecord caseId={caseId} caseNumber={caseNumber} />
        {state !== 'closed' && state !== 'performed' && <Freeze caseId={caseId} isFrozen={!!frozenAt} />}
      </div>
    </CardSection>
  )
}

function Freeze({ caseId, isFrozen }: { readonly caseId: string; readonly isFrozen: boolean }) {
  const { t } = useTranslation('negotiationReview')
  const [freeze] = useFreezeNegotiationMutation()
  const [unfreeze] = useUnfreezeNegotiationMutation()
  return (
    <Fold summary={t('freeze.fold')}>
      <CommandForm
        key={String(isFrozen)}
        text={t(isFrozen ? 'freeze.unfrozen' : 'freeze.frozen')}
        fields={[{ name: 'reason', label: t('freeze.reason') }]}
        onSend={({ reason }) => (isFrozen ? unfreeze : freeze)({ caseId, reason })}
      />
    </Fold>
  )
}
