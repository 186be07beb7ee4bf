import type { ClaimantStanding, DecideClaimantRequest, ReviewedClaimant } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useProblemText } from '../../i18n/problem-text'
import { useDecideClaimantMutation, useListReviewedClaimantsQuery } from './case-review.api'

const tones: Record<ClaimantStanding, StatusTone> = { good: 'good', review: 'warn', suspended: 'bad' }

/** Claimants whose notices came out badly or who were decided about, and the decision. */
export function ClaimantsInDoubt() {
  const { t } = useTranslation('caseReview')
  const problemText = useProblemText()
  const { data, error, refetch } = useListReviewedClaimantsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <CardSection title={t('claimants.title')} lead={t('claimants.lead')}>
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && (
        <Notice tone="bad" live>
          <p>{problemText(error, t('list.unread'))}</p>
          <Button look="quiet" onPress={() => void refetch()}>
            {t('list.retry')}
          </Button>
        </Notice>
      )}
      {data?.length === 0 && <p className="text-soft">{t('claimants.none')}</p>}
      {data && data.length > 0 && (
        <ul data-rows aria-label={t('claimants.title')} className="divide-y divide-line">
          {data.map((claimant) => (
            <li key={claimant.ownerId} className="py-5 first:pt-0">
              <Claimant claimant={claimant} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

function Claimant({ claimant }: { readonly claimant: ReviewedClaimant }) {
  const { t, i18n } = useTranslation('caseReview')
  const [decide] = useDecideClaimantMutation()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'Asia/Taipei' })
  const { ownerId: id, legalName, email, standing, record, decision } = claimant
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-semibold break-words">
          <Link to={`/admin/users/${id}`} className="link">
            {legalName ?? t('claimants.unnamed')}
          </Link>
        </h3>
        <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>
      </div>
      <p className="text-small break-all text-soft">{[email, id].filter(Boolean).join(' · ')}</p>
      <p>{t('claimants.record', record)}</p>
      {decision && (
        <p className="text-small break-words text-soft">
          {t('claimants.decided', {
            standing: t(`standing.${decision.standing}`),
            day: day.format(new Date(decision.decidedAt)),
            reason: decision.reason,
          })}
        </p>
      )}
      <CommandForm<'standing' | 'reason'>
        text={t('claimants.decide')}
        fields={[
          {
            name: 'standing',
            label: t('claimants.standing'),
            value: standing === 'suspended' ? 'good' : 'suspended',
            options: (['good', 'suspended'] as const).map((value) => ({
              value,
              text: t(`decision.${value}`),
            })),
          },
          { name: 'reason', label: t('claimants.reason') },
        ]}
        onSend={(answers) =>
          decide({
            id,
            standing: answers.standing as DecideClaimantRequest['standing'],
            reason: answers.reason,
          })
        }
      />
    </div>
  )
}
