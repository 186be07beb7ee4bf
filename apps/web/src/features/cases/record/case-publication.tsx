import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../../api/use-idempotency-keys'
import { CardSection } from '../../../components/card-section'
import { Checkbox } from '../../../components/checkbox'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { usePublishCaseMutation } from './record.api'

/** Whether the public may see that the copy was removed; asked once there is a removal. */
export function CasePublication({ view: { id: caseId, isPublic } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const keys = useIdempotencyKeys()
  const [publish, { isLoading, error }] = usePublishCaseMutation()
  const say = (wanted: boolean) =>
    keys.attempt({ caseId, wanted }, (idempotencyKey) =>
      publish({ caseId, isPublic: wanted, idempotencyKey }),
    )
  return (
    <CardSection title={t('publication.title')} lead={t('publication.lead')}>
      <Checkbox isSelected={isPublic} isDisabled={isLoading} onChange={(wanted) => void say(wanted)}>
        {t('publication.agree')}
      </Checkbox>
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
