import type { QuickCaseView } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { outcomeOf } from './comparison.rules'
import { useListOriginalsQuery, useListQuickCasesQuery, useReadComparisonQuery } from './quick-cases.api'

const lookSoonMs = 5_000
const lookAgainMs = 15_000

interface ComparisonResultProps {
  readonly pageUrl: string
  readonly comparison: NonNullable<QuickCaseView['comparison']>
  /** What can be done where nothing came of it. */
  readonly children: ReactNode
}

/** How the comparison of a page with a work goes, and what came of it. */
export function ComparisonResult({ pageUrl, comparison, children }: ComparisonResultProps) {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const { workId, scanId } = comparison
  const { data: originals } = useListOriginalsQuery()
  const { data: scan, error, refetch } = useComparison(scanId, pageUrl)
  if (error && !scan)
    return (
      <Notice tone="bad" live>
        <p>{problemText(error, t('unread'))}</p>
        <Button look="quiet" onPress={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    )
  if (!scan) return <Skeleton lines={2} />
  const outcome = outcomeOf(scan, pageUrl)
  const title = originals?.find(({ id }) => id === workId)?.title
  return (
    <div className="space-y-4">
      <p role="status">
        {title === undefined ? t(`outcome.${outcome}`) : t(`outcomeOf.${outcome}`, { title })}{' '}
        <Link to={`/scans/${scanId}`} className="link">
          {t('toScan')}
        </Link>
      </p>
      {outcome !== 'running' && outcome !== 'found' && children}
    </div>
  )
}

/** The scan; while it runs it is asked for often, and so is what it has found. */
function useComparison(scanId: string, pageUrl: string) {
  const known = useReadComparisonQuery(scanId)
  const outcome = known.data && outcomeOf(known.data, pageUrl)
  const isRunning = outcome === 'running'
  useReadComparisonQuery(scanId, {
    pollingInterval: isRunning ? lookSoonMs : 0,
    skipPollingIfUnfocused: true,
  })
  useListQuickCasesQuery(undefined, {
    pollingInterval: isRunning || outcome === 'found' ? lookSoonMs : lookAgainMs,
    skipPollingIfUnfocused: true,
  })
  return known
}
