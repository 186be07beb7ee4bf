import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useDownloadCaseFileMutation } from './record.api'

const held = ['finding', 'captures', 'mails', 'negotiation', 'custody'] as const

/** The whole case as one archive that a stranger can check, and what is in it (MEMBER-07). */
export function CaseFile({ view: { id: caseId, number } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [download, { error, isLoading }] = useDownloadCaseFileMutation()
  return (
    <CardSection title={t('file.title')} lead={t('file.lead')}>
      <ul className="list-disc space-y-1 ps-5 text-small">
        {held.map((part) => (
          <li key={part}>{t(`file.holds.${part}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-small text-soft">{t('file.personal')}</p>
      <p className="mt-1 text-small text-soft">{t('file.kept')}</p>
      <Button
        look="outline"
        className="mt-4"
        isDisabled={isLoading}
        onPress={() => void download({ caseId, number })}
      >
        {t('file.download')}
      </Button>
      {error && (
        <div className="mt-4">
          <Notice tone="bad" live>
            {problemText(error, t('failed'))}
          </Notice>
        </div>
      )}
    </CardSection>
  )
}
