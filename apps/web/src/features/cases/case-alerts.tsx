import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../components/notice'
import { casePath } from './case-path'
import type { CaseSummary } from './cases.api'
import './cases.texts'

/** Cases that wait for their owner; a counter-notice, whose period runs, stands first and apart. */
export function CaseAlerts({ alerts }: { readonly alerts: CaseSummary['alerts'] }) {
  const countered = alerts.filter(({ state }) => state === 'countered')
  return (
    <>
      <Alerts alerts={countered} tone="bad" />
      <Alerts alerts={alerts.filter((alert) => !countered.includes(alert))} tone="warn" />
    </>
  )
}

function Alerts({ alerts, tone }: { readonly alerts: CaseSummary['alerts']; readonly tone: 'bad' | 'warn' }) {
  const { t } = useTranslation('cases')
  if (alerts.length === 0) return null
  return (
    <Notice tone={tone}>
      <ul className="space-y-2">
        {alerts.map(({ caseId, number, state }) => (
          <li key={caseId}>
            <Link to={casePath(caseId)} className="font-medium underline underline-offset-4">
              {t('alert', { number, state: t(`state.${state}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
