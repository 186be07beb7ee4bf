import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { Fact, FactList } from '../../../components/fact-list'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { useProblemText } from '../../../i18n/problem-text'
import { useReadClaimantQuery } from '../notice/notice.api'
import { ClaimantForm } from './claimant-form'

interface ClaimantSectionProps {
  /** Something is missing in what was saved: the form is open. */
  readonly isIncomplete: boolean
}

/** Who speaks in one's notices, as it was saved, or the form for it. */
export function ClaimantSection({ isIncomplete }: ClaimantSectionProps) {
  const { t, i18n } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [isEditing, setEditing] = useState(false)
  const { data: claimant, error } = useReadClaimantQuery()
  if (error)
    return (
      <Notice tone="bad" live>
        {problemText(error, t('unread'))}
      </Notice>
    )
  if (claimant === undefined) return <Skeleton lines={4} />
  const isOpen = isEditing || claimant === null || isIncomplete
  if (isOpen)
    return (
      <ClaimantForm
        claimant={claimant}
        onSaved={() => setEditing(false)}
        onCancel={isEditing && !isIncomplete ? () => setEditing(false) : undefined}
      />
    )
  const { legalName, role, ownerName, company, address, phone, email } = claimant
  const country = address && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(address.country)
  const place = address && [address.lines, address.city, address.region, country].filter(Boolean).join(', ')
  return (
    <div className="space-y-3">
      <FactList>
        <Fact name={t('claimant.legalName')}>{[legalName, company].filter(Boolean).join(', ')}</Fact>
        <Fact name={t('claimant.role')}>
          {[t(`claimant.roles.${role}`), ownerName].filter(Boolean).join(': ')}
        </Fact>
        {place && <Fact name={t('claimant.lines')}>{place}</Fact>}
        {(phone ?? email) && (
          <Fact name={t('claimant.reach')}>{[phone, email].filter(Boolean).join(', ')}</Fact>
        )}
      </FactList>
      <Button look="outline" onPress={() => setEditing(true)}>
        {t('claimant.change')}
      </Button>
    </div>
  )
}
