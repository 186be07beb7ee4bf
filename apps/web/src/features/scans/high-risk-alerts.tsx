import type { ListedScan } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/notice'
import { scanPath } from './scan-path'

/** So many alerts are said at once; the list of scans has all. */
const SHOWN = 3

/** The works of which a last scan has found copies of high risk, each with the way to the worst of them. */
export function HighRiskAlerts({ scans }: { readonly scans: readonly ListedScan[] }) {
  const { t } = useTranslation('scans')
  if (scans.length === 0) return null
  const more = scans.length - SHOWN
  return (
    <Notice tone="bad">
      <ul className="space-y-2">
        {scans.slice(0, SHOWN).map(({ scanId, title, highRisk: number }) => (
          <li key={scanId}>
            <Link to={scanPath(scanId, 1)} className="font-medium underline underline-offset-4">
              {t(number === 1 ? 'alert.highRiskLink' : 'alert.highRiskLinks', { number, title })}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2">{t('alert.more', { number: more })}</p>}
    </Notice>
  )
}
