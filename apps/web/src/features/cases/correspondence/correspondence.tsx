import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useReadCorrespondenceQuery } from './correspondence.api'
import { ReceivedMailItem } from './received-mail-item'
import { SentNoticeItem } from './sent-notice-item'

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
      {data && data.notices.length + data.mails.length === 0 && (
        <p className="text-soft">{t('correspondence.none')}</p>
      )}
      {data && data.notices.length > 0 && (
        <ul aria-label={t('correspondence.notices')} className="divide-y divide-line">
          {data.notices.map((notice) => (
            <li key={notice.id} className="py-4 first:pt-0">
              <SentNoticeItem notice={notice} caseId={id} number={number} />
            </li>
          ))}
        </ul>
      )}
      {data && data.mails.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 font-semibold">{t('correspondence.mails')}</h3>
          <ul aria-label={t('correspondence.mails')} className="divide-y divide-line">
            {data.mails.map((mail) => (
              <li key={mail.id} className="py-3">
                <ReceivedMailItem mail={mail} />
              </li>
            ))}
          </ul>
        </>
      )}
    </CardSection>
  )
}
