import { useTranslation } from 'react-i18next'
import '../case-notice.texts'
import type { CaseReader } from '../use-case-texts'
import type { Correspondence } from './correspondence.api'
import { ReceivedMailItem } from './received-mail-item'
import { SentNoticeItem } from './sent-notice-item'

interface CorrespondenceListsProps {
  readonly data: Correspondence
  readonly caseId: string
  readonly number: string
  readonly reader: CaseReader
}

/** Notices as they were signed and how each try to send them ended, and the mails that came back. */
export function CorrespondenceLists({ data: { notices, mails }, ...ofCase }: CorrespondenceListsProps) {
  const { t } = useTranslation('caseNotice')
  return (
    <>
      {notices.length + mails.length === 0 && <p className="text-soft">{t('correspondence.none')}</p>}
      {notices.length > 0 && (
        <ul aria-label={t('correspondence.notices')} className="divide-y divide-line">
          {notices.map((notice) => (
            <li key={notice.id} className="py-4 first:pt-0">
              <SentNoticeItem notice={notice} {...ofCase} />
            </li>
          ))}
        </ul>
      )}
      {mails.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 font-semibold">{t('correspondence.mails')}</h3>
          <ul aria-label={t('correspondence.mails')} className="divide-y divide-line">
            {mails.map((mail) => (
              <li key={mail.id} className="py-3">
                <ReceivedMailItem mail={mail} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
