import type { TrademarkReport } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useDownloadTrademarkReportMutation } from './trademark.api'

/** Saves the signed file of a report (TM-05). */
export function DownloadTrademarkReportButton({ report }: { readonly report: TrademarkReport }) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const [download, { isLoading, error }] = useDownloadTrademarkReportMutation()
  return (
    <div className="space-y-2">
      <Button look="secondary" isDisabled={isLoading} onPress={() => void download(report)}>
        {t(isLoading ? 'report.downloading' : 'report.download')}
        <span className="sr-only"> {report.name}</span>
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('report.downloadFailed'))}
        </Notice>
      )}
    </div>
  )
}
