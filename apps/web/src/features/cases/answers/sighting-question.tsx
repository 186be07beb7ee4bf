import { sightingAnswers, type CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../../api/use-idempotency-keys'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useAnswerSightingMutation } from './answers.api'

/** Asks the owner to look, where we are not welcome or see nothing. */
export function SightingQuestion({ view: { id: caseId, pageUrl } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const keys = useIdempotencyKeys()
  const [send, { isLoading, error }] = useAnswerSightingMutation()
  return (
    <div role="group" aria-label={t('sighting.title')} className="space-y-3 border-t border-line pt-5">
      <h3 className="font-semibold">{t('sighting.title')}</h3>
      <p className="text-pretty">{t('sighting.text')}</p>
      <p>
        <a className="link" href={pageUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('sighting.open')}
          <span className="sr-only"> {t('newWindow')}</span>
        </a>
      </p>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {sightingAnswers.map((answer) => (
          <Button
            key={answer}
            look="outline"
            isDisabled={isLoading}
            onPress={() =>
              void keys.attempt({ caseId, answer }, (idempotencyKey) =>
                send({ caseId, answer, idempotencyKey }),
              )
            }
          >
            {t(`sighting.${answer}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
