import type { QuickCaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { platformName } from '../../components/platform-name'
import { useProblemText } from '../../i18n/problem-text'
import { ChooseOriginal } from './choose-original'
import { ComparisonResult } from './comparison-result'
import { useDismissQuickCaseMutation } from './quick-cases.api'

/** One suspicious page, and what is to be done next. The address is shown, not linked: it is suspicious. */
export function QuickCaseRow({ quickCase }: { readonly quickCase: QuickCaseView }) {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const [dismiss, { isLoading, error }] = useDismissQuickCaseMutation()
  const { id, pageUrl, domain } = quickCase
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">{domain}</h3>
          <p className="line-clamp-2 text-small break-all text-soft">{pageUrl}</p>
        </div>
        <Button
          look="quiet"
          isDisabled={isLoading}
          label={t('dismissPage', { domain })}
          onPress={() => void dismiss(id)}
        >
          {t('dismiss')}
        </Button>
      </div>
      <Cautions {...quickCase} />
      <NextStep quickCase={quickCase} />
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notDismissed'))}
        </Notice>
      )}
    </div>
  )
}

/** What is to be known of the address before a unit is spent on it. */
function Cautions({ imitates, isWholeAccount, targetRefusal }: QuickCaseView) {
  const { t } = useTranslation('quickCases')
  const said = [
    targetRefusal && t(`address.${targetRefusal}`),
    imitates !== undefined && t('address.imitates', { platform: platformName(imitates) ?? imitates }),
    isWholeAccount && t('address.wholeAccount'),
  ].filter((text) => typeof text === 'string')
  return said.map((text) => (
    <Notice key={text} tone="warn">
      {text}
    </Notice>
  ))
}

function NextStep({ quickCase }: { readonly quickCase: QuickCaseView }) {
  const { t } = useTranslation('quickCases')
  if (quickCase.findingId !== undefined)
    return (
      <div className="space-y-3">
        <p>{t('found')}</p>
        <ButtonLink to="/sirp">{t('open')}</ButtonLink>
      </div>
    )
  if (quickCase.comparison)
    return (
      <ComparisonResult pageUrl={quickCase.pageUrl} comparison={quickCase.comparison}>
        <ChooseOriginal quickCase={quickCase} />
      </ComparisonResult>
    )
  return <ChooseOriginal quickCase={quickCase} />
}
