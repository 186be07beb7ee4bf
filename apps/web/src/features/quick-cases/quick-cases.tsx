import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { KeptScreenshot } from './kept-screenshot'
import { QuickCaseRow } from './quick-case-row'
import { useListQuickCasesQuery } from './quick-cases.api'
import './quick-cases.texts'
import { useSaveKeptCase } from './use-save-kept-case'

/** Suspicious pages that wait for their original or for a case, and a screenshot that waits for its page (HOME-01). */
export function QuickCases() {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const { error, again } = useSaveKeptCase()
  const { data: quickCases = [] } = useListQuickCasesQuery()
  return (
    <>
      {error && (
        <Notice tone="bad" live>
          <p>{problemText(error, t('unsaved'))}</p>
          <Button look="quiet" onPress={again}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <KeptScreenshot />
      {quickCases.length > 0 && (
        <CardSection title={t('title')} lead={t('lead')}>
          <ul className="divide-y divide-line">
            {quickCases.map((quickCase) => (
              <li key={quickCase.id} className="py-5 first:pt-0 last:pb-0">
                <QuickCaseRow quickCase={quickCase} />
              </li>
            ))}
          </ul>
        </CardSection>
      )}
    </>
  )
}
