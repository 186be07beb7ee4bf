import { limits } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ListedScanRow } from './listed-scan-row'
import { useListScansOfWorkQuery } from './scans.api'
import './scans.texts'

/** The newest scans of one work; while one is running they are asked for again. */
export function ScansOfWork({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const [isRunning, setRunning] = useState(false)
  const { data: scans, error } = useListScansOfWorkQuery(fileId, {
    pollingInterval: isRunning ? limits.poll.intervalMs : 0,
    skipPollingIfUnfocused: true,
  })
  const runs = scans?.some(({ status }) => status === 'processing') ?? false
  if (runs !== isRunning) setRunning(runs)
  return (
    <section aria-labelledby="scans-of-work">
      <h2 id="scans-of-work" className="mb-5 text-heading font-semibold">
        {t('list.ofWork')}
      </h2>
      {error && !scans && <Notice tone="bad">{problemText(error, t('list.unread'))}</Notice>}
      {!error && !scans && <Skeleton />}
      {scans?.length === 0 && <p className="card px-5 py-8 text-center text-soft">{t('list.noneOfWork')}</p>}
      {scans && scans.length > 0 && (
        <ul className="card divide-y divide-line px-5 sm:px-8">
          {scans.map((scan) => (
            <li key={scan.scanId}>
              <ListedScanRow scan={scan} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
