import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { useRecordRetractionMutation } from '../answers/answers.api'
import { OwnersWordForm } from '../answers/owners-word-form'
import type { CaseReader } from '../use-case-texts'
import { AttemptList } from './attempt-list'
import { useDownloadRetractionMutation, type NoticeRetraction } from './correspondence.api'

interface RetractionItemProps {
  readonly retraction: NoticeRetraction
  readonly caseId: string
  readonly number: string
  readonly reader: CaseReader
}

/** What takes a notice back: why, how far it is, and what its claimant has to do where no mail does it. */
export function RetractionItem({ retraction, caseId, number, reader }: RetractionItemProps) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [download, { isLoading, error }] = useDownloadRetractionMutation()
  const [record] = useRecordRetractionMutation()
  const { id: retractionId, because, declaredAt, attempts } = retraction
  const isByHand = attempts.every(({ state, endedAt }) => endedAt !== undefined && state !== 'filed')
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <p>{t(`correspondence.retraction.${because}`)}</p>
      <AttemptList
        attempts={attempts}
        textOf={({ state, recipient }) =>
          t(`correspondence.retraction.attempt.${state === 'bounced' ? 'failed' : state}`, { recipient })
        }
      />
      {isByHand && reader === 'owner' && (
        <>
          <p className="font-medium">{t('correspondence.retraction.byHand')}</p>
          <Button
            isDisabled={isLoading}
            onPress={() => void download({ caseId, retractionId, filename: `${number}-retraction.zip` })}
          >
            {t('correspondence.retraction.download')}
          </Button>
          {error && (
            <Notice tone="bad" live>
              {problemText(error, t('failed'))}
            </Notice>
          )}
          <p>{t('correspondence.retraction.then')}</p>
          <OwnersWordForm
            kinds={['taken-back']}
            textOfKind={() => t('correspondence.retraction.submit')}
            openedAt={declaredAt}
            referenceLabel={t('word.ticket')}
            submit={t('correspondence.retraction.submit')}
            onSend={({ at: filedAt, reference: ticket, idempotencyKey }) =>
              record({
                caseId,
                retractionId,
                body: { filedAt, ...(ticket && { ticket }) },
                idempotencyKey,
              })
            }
          />
        </>
      )}
    </div>
  )
}
