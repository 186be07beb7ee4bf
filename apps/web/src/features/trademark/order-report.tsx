import type { ComponentType } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { DownloadTrademarkReportButton } from './download-trademark-report-button'
import type { ComparedName } from './name-check'
import { useOrderTrademarkReportMutation } from './trademark.api'

interface OrderReportProps extends ComparedName {
  /** What is left of the allowance. */
  readonly Left: ComponentType
}

/** Makes a signed report of an analysis (TM-05), for one unit; what it takes is said before. */
export function OrderReport({ name, classes, goods, Left }: OrderReportProps) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const [order, { data: report, error, isLoading }] = useOrderTrademarkReportMutation()
  // One for the question: whoever presses again after a lost answer is given the report that was made.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const body = { name, class: [...classes], ...(goods && { desc: goods }) }
  return (
    <CardSection title={t('report.title')} lead={t('report.lead')}>
      {report ? (
        <div role="status" className="space-y-3">
          <p className="font-medium">{t('report.ready')}</p>
          <DownloadTrademarkReportButton report={report} />
          <Link to="/trademark#my-reports" className="link inline-block">
            {t('report.all')}
          </Link>
        </div>
      ) : (
        <div className="space-y-3">
          <Left />
          <Button isDisabled={isLoading} onPress={() => void order({ body, idempotencyKey })}>
            {t(isLoading ? 'report.ordering' : 'report.order')}
          </Button>
        </div>
      )}
      {error && (
        <div className="mt-3">
          <Notice tone="bad" live>
            {problemText(error, t('report.failed'))}
            <MoreUnitsLink code={isProblem(error) ? error.code : undefined} unit="trademark-report" />
          </Notice>
        </div>
      )}
    </CardSection>
  )
}
