import { useTranslation } from 'react-i18next'
import { Fold } from '../../../components/fold'
import { useTime } from '../../../components/use-time'
import { useBilingual } from '../notice/use-bilingual'
import type { ReceivedMail } from './correspondence.api'

/** A mail that came back, what it was taken for, whether it could change the case, and what a counter-notice lacks. */
export function ReceivedMailItem({ mail }: { readonly mail: ReceivedMail }) {
  const { t, i18n } = useTranslation('caseNotice')
  const say = useBilingual()
  const time = useTime()
  const { receivedAt, from, subject, kind, ticket, authority, text, missing } = mail
  const kindKey = `answer.${kind}`
  return (
    <div className="space-y-1.5">
      <p className="font-medium break-words">{subject || t('correspondence.noSubject')}</p>
      <p className="text-small break-words text-soft">
        {[
          from,
          time(receivedAt),
          i18n.exists(kindKey, { ns: 'caseNotice' }) && t(kindKey as 'answer.acknowledged'),
          ticket && t('correspondence.ticket', { ticket }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {authority !== 'acts' && (
        <p className="text-small font-medium text-warn">{t(`correspondence.authority.${authority}`)}</p>
      )}
      {missing.length > 0 && (
        <div className="text-small">
          <p className="font-medium">{t('correspondence.lacks')}</p>
          <ul className="list-disc pl-5">
            {missing.map(({ element, law, title }) => (
              <li key={element}>
                {say(title)} <span className="text-soft">({law})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Fold summary={t('correspondence.text')}>
        <p className="max-h-96 overflow-y-auto rounded-lg border border-line bg-paper px-4 py-3 break-words whitespace-pre-wrap">
          {text || t('correspondence.noText')}
        </p>
      </Fold>
    </div>
  )
}
