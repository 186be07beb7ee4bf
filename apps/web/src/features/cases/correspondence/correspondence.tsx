import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useReadCorrespondenceQuery } from './correspondence.api'
import { CorrespondenceLists } from './correspondence-lists'

/** Notices as they were signed and sent, and what came back; read anew when it is mounted. */
export function CaseCorrespondence({ view: { id, number } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const { data, error, refetch } = useReadCorrespondenceQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('correspondence.title')} lead={t('correspondence.lead')}>
      {!data && !error && <Skeleton lines={4} />}
      {!data && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      {data && <CorrespondenceLists data={data} caseId={id} number={number} reader="owner" />}
    </CardSection>
  )
}
