import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Spinner } from '../../components/spinner'
import { useReadScanQuery } from './scans.api'
import './scans.texts'

const PAUSE_MS = 2_000
/** For so long the page asks; the links open within seconds. */
const PATIENCE_MS = 60_000

/** Whether the links of a scan that was paid for are open; asked for until they are. */
export function UnlockedLinks({ scanId }: { readonly scanId: string }) {
  const { t } = useTranslation('scans')
  const [pollingInterval, setPause] = useState(PAUSE_MS)
  const { data: scan } = useReadScanQuery(scanId, { pollingInterval, refetchOnMountOrArgChange: true })
  const isOpen = scan?.findings.every(({ masked }) => !masked) ?? false
  if (isOpen && pollingInterval !== 0) setPause(0)
  useEffect(() => {
    const patience = setTimeout(() => setPause(0), PATIENCE_MS)
    return () => clearTimeout(patience)
  }, [])
  if (!isOpen) return <Spinner>{t('unlock.opening')}</Spinner>
  return (
    <Notice tone="good" live>
      {t('unlock.open', { number: scan?.findings.length ?? 0 })}
    </Notice>
  )
}
