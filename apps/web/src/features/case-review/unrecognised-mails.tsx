import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { useListUnrecognisedMailsInfiniteQuery } from './case-review.api'
import { UnrecognisedMailItem } from './unrecognised-mail-item'

/** Mails that could change no case, for a person to settle. */
export function UnrecognisedMails() {
  const { t } = useTranslation('caseReview')
  const { data, ...pages } = useListUnrecognisedMailsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <CardSection title={t('mails.title')} lead={t('mails.lead')}>
      <PagedList
        entries={data?.pages.flatMap(({ mails }) => mails)}
        pages={pages}
        texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
        empty={<p className="text-soft">{t('mails.none')}</p>}
      >
        {(mails) => (
          <ul data-rows aria-label={t('mails.title')} className="divide-y divide-line">
            {mails.map((mail) => (
              <li key={mail.id} className="py-5 first:pt-0">
                <UnrecognisedMailItem mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
