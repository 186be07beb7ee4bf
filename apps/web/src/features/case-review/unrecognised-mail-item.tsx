import { assignedAnswers, type AssignMailRequest, type UnrecognisedMail } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useAssignMailMutation, useDiscardMailMutation } from './case-review.api'

/** A mail, why it changed nothing, and what is made of it: it belongs to a case, or to none. */
export function UnrecognisedMailItem({ mail }: { readonly mail: UnrecognisedMail }) {
  const { t } = useTranslation('caseReview')
  const time = useTaipeiTime()
  const [assign] = useAssignMailMutation()
  const [discard] = useDiscardMailMutation()
  const { id, receivedAt, recipient, from, subject, text, why, caseNumber } = mail
  return (
    <div className="space-y-3">
      <div className="space-y-1">
        <h3 className="font-semibold break-words">{subject || t('mails.noSubject')}</h3>
        <p className="text-small break-all text-soft">
          {[from ?? t('mails.unknownSender'), `→ ${recipient}`, time(receivedAt)].join(' · ')}
        </p>
        <p className="text-small font-medium text-warn">{t(`why.${why}`)}</p>
      </div>
      {text && (
        <Fold summary={t('mails.text')}>
          <p className="max-h-96 overflow-y-auto rounded-lg border border-line bg-paper px-4 py-3 break-words whitespace-pre-wrap">
            {text}
          </p>
        </Fold>
      )}
      <CommandForm<'caseNumber' | 'answer' | 'reason'>
        text={t('mails.assign')}
        fields={[
          { name: 'caseNumber', label: t('field.caseNumber'), value: caseNumber ?? '' },
          {
            name: 'answer',
            label: t('field.answer'),
            value: 'other',
            options: assignedAnswers.map((value) => ({ value, text: t(`answer.${value}`) })),
          },
          { name: 'reason', label: t('field.reason') },
        ]}
        onSend={({ caseNumber: number, answer, reason }) =>
          assign({ id, caseNumber: number.trim(), answer: answer as AssignMailRequest['answer'], reason })
        }
      />
      <CommandForm<'reason'>
        text={t('mails.discard')}
        fields={[{ name: 'reason', label: t('field.reason') }]}
        onSend={({ reason }) => discard({ id, reason })}
      />
    </div>
  )
}
