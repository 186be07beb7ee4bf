import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useSeeScanMutation } from './member-view.api'

interface SeenFindingsProps {
  readonly scanId: string
  readonly reason: string
}

/** What a scan found, once somebody asks for it: addresses as far as the member sees them, and as text. */
export function SeenFindings({ scanId, reason }: SeenFindingsProps) {
  const { t } = useTranslation('memberView')
  const problemText = useProblemText()
  const [see, { data, error, isLoading }] = useSeeScanMutation()
  const findings = data?.data.findings
  return (
    <div className="space-y-3" aria-live="polite">
      {!findings && (
        <Button look="outline" isDisabled={isLoading} onPress={() => void see({ scanId, reason })}>
          {t('scans.look')}
        </Button>
      )}
      {error && <Notice tone="bad">{problemText(error, t('list.unread'))}</Notice>}
      {findings?.length === 0 && <p className="text-soft">{t('finding.none')}</p>}
      {findings && findings.length > 0 && (
        <ol className="space-y-2">
          {findings.map((finding) => (
            <li key={finding.id}>
              <SeenFinding finding={finding} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function SeenFinding({ finding: { pageUrl, fraudRisk } }: { readonly finding: FindingView }) {
  const { t } = useTranslation('memberView')
  return (
    <p className="wrap-anywhere">
      {pageUrl ?? t('finding.masked')}{' '}
      <span className="text-small text-soft">{t('finding.risk', { risk: t(`risk.${fraudRisk}`) })}</span>
    </p>
  )
}
