import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../../api/use-idempotency-keys'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { useGiveInputMutation, type NoticeDraft } from './notice.api'

interface SignedAlreadyProps {
  readonly caseId: string
  readonly signed: NonNullable<NoticeDraft['signed']>
}

/** A notice whose signature still counts: nothing is missing any more, and the case can go on. */
export function SignedAlready({ caseId, signed: { signedName, signedAt } }: SignedAlreadyProps) {
  const { t, i18n } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const keys = useIdempotencyKeys()
  const [goOn, { isLoading, error }] = useGiveInputMutation()
  const press = () => keys.attempt({ caseId }, (idempotencyKey) => goOn({ caseId, idempotencyKey }))
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="space-y-4">
      <p>{t('sign.signed', { name: signedName, time: time.format(new Date(signedAt)) })}</p>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <Button isDisabled={isLoading} onPress={() => void press()}>
        {t('sign.goOn')}
      </Button>
    </div>
  )
}
