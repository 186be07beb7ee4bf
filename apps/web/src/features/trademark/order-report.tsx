import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
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
  // Whoever presses again after a lost answer is given the report that was made.
  const keys = useIdempotencyKeys()
  const body = { name, class: [...classes], ...(goods && { desc: goods }) }
  const press = () => keys.attempt(body, (idempotencyKey) => order({ body, idempotencyKey }))
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
          <Button isDisabled={isLoading} onPress={() => void press()}>
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
