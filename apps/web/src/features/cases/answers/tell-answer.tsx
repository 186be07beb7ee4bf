import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../../components/card-section'
import { Fold } from '../../../components/fold'
import '../case-notice.texts'
import { useRecordAnswerMutation, useRecordCourtStepMutation } from './answers.api'
import { answersIn, courtStepsIn } from './answers.rules'
import { OwnersWordForm } from './owners-word-form'

/** What a platform or a court has told the claimant elsewhere: it is taken over as their word. */
export function TellAnswer({ view: { id: caseId, state, openedAt } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const [recordAnswer] = useRecordAnswerMutation()
  const [recordStep] = useRecordCourtStepMutation()
  const answers = answersIn[state]
  const steps = courtStepsIn[state]
  return (
    <>
      {answers && (
        <section className="card px-5 py-4 sm:px-8">
          <Fold summary={t('answer.title')}>
            <div className="space-y-5 pt-2">
              <p className="text-soft">{t('answer.lead')}</p>
              <OwnersWordForm
                kinds={answers}
                textOfKind={(kind) => t(`answer.${kind}`)}
                openedAt={openedAt}
                referenceLabel={t('word.ticket')}
                noteLabel={t('answer.note')}
                reasons={{
                  of: 'rejected',
                  label: t('answer.reason.title'),
                  options: [
                    { value: 'other', text: t('answer.reason.other') },
                    { value: 'ownership', text: t('answer.reason.ownership') },
                    { value: 'licence', text: t('answer.reason.licence') },
                    { value: 'exception', text: t('answer.reason.exception') },
                  ],
                }}
                submit={t('answer.submit')}
                onSend={({ kind: answer, at: receivedAt, reference: ticket, note, reason, idempotencyKey }) =>
                  recordAnswer({
                    caseId,
                    body: {
                      answer,
                      receivedAt,
                      ...(reason && { reason }),
                      ...(ticket && { ticket }),
                      ...(note && { note }),
                    },
                    idempotencyKey,
                  })
                }
              />
            </div>
          </Fold>
        </section>
      )}
      {steps && (
        <CardSection title={t('court.title')} lead={t('court.lead')}>
          <OwnersWordForm
            key={steps[0]}
            kinds={steps}
            textOfKind={(kind) => t(`court.${kind}`)}
            openedAt={openedAt}
            referenceLabel={t('court.reference')}
            isReferenceNeeded
            submit={steps.length === 1 ? t('court.proven') : t('answer.submit')}
            onSend={({ kind: step, at: happenedAt, reference = '', idempotencyKey }) =>
              recordStep({ caseId, body: { step, happenedAt, reference }, idempotencyKey })
            }
          />
        </CardSection>
      )}
    </>
  )
}
