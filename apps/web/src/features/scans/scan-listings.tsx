import { type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { listingScanPath } from './listing-scan-path'
import './listing-scans.texts'
import { useStartListingScanMutation } from './scans.api'

interface ScanListingsProps {
  readonly name: string
  /** What is left of the allowance. */
  readonly Left: ComponentType
}

/** Starts a search of the connected sites for listings under a name, and goes on to watch it; what it takes is said before. */
export function ScanListingsButton({ name, Left }: ScanListingsProps) {
  const { t } = useTranslation('listingScans')
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [start, { error, isLoading }] = useStartListingScanMutation()
  // Whoever presses again after a lost answer is led to the search that was started.
  const keys = useIdempotencyKeys()

  async function press() {
    const { data } = await keys.attempt({ name }, (idempotencyKey) => start({ name, idempotencyKey }))
    if (data) await navigate(listingScanPath(data.scanId))
  }

  return (
    <div className="space-y-3">
      <Left />
      <Button look="secondary" isDisabled={isLoading} onPress={() => void press()}>
        {t(isLoading ? 'offer.starting' : 'offer.start', { name })}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('offer.failed'))}
          <MoreUnitsLink code={isProblem(error) ? error.code : undefined} unit="scan" />
        </Notice>
      )}
    </div>
  )
}

/** The same as a part of a page, with what it is for. */
export function ScanListings(props: ScanListingsProps) {
  const { t } = useTranslation('listingScans')
  return (
    <CardSection title={t('offer.title')} lead={t('offer.lead')}>
      <ScanListingsButton {...props} />
      <Link to="/listing-scans" className="link mt-3 block w-fit">
        {t('offer.all')}
      </Link>
    </CardSection>
  )
}
