import { useTranslation } from 'react-i18next'
import { bearer } from '../../api/bearer'
import { ActionBar } from '../../components/action-bar'
import { ButtonLink } from '../../components/button-link'
import { DownloadReportButton } from './download-report-button'

/** The report and the next step, in reach from every finding. */
export function ResultsActions({ scanId }: { readonly scanId: string }) {
  const { t } = useTranslation('scans')
  const isMember = bearer()?.holder === 'member'
  return (
    <ActionBar>
      <ButtonLink to={isMember ? '/dashboard' : '/register'} look="secondary">
        {t(isMember ? 'summary.dashboard' : 'summary.keep')}
      </ButtonLink>
      <DownloadReportButton {...(isMember && { scanId })} />
    </ActionBar>
  )
}
