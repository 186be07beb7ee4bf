import { contactMessageStates, listContactMessagesRequest } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { filterOf } from '../../components/address-filter.rules'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { SelectField } from '../../components/select-field'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'
import { ContactMessageCard } from './contact-message-card'
import { useListContactMessagesInfiniteQuery } from './contact-messages.api'
import './contact-messages.texts'

const { state, search } = listContactMessagesRequest.shape

/** What people wrote by the contact form, and what was done about it (ADMIN-02). */
function ContactMessagesPage() {
  const { t } = useTranslation('contactMessages')
  const { params, valueOf, set } = useAddressFilter()
  const filter = useMemo(() => filterOf({ state, search }, params), [params])
  const pages = useListContactMessagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div role="search" aria-label={t('filter')} className="mb-6 grid max-w-2xl gap-4 sm:grid-cols-2">
        <TypedFilter
          label={t('search')}
          hint={t('searchHint')}
          value={valueOf('search')}
          onChange={set('search')}
        />
        <SelectField
          label={t('state')}
          value={valueOf('state')}
          onChange={set('state')}
          options={[
            { value: '', text: t('all') },
            ...contactMessageStates.map((value) => ({ value, text: t(`states.${value}`) })),
          ]}
        />
      </div>
      <PagedList
        entries={pages.currentData?.pages.flatMap(({ messages }) => messages)}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('more') }}
        empty={<p className="card px-5 py-8 text-center text-soft">{t('none')}</p>}
      >
        {(messages) => (
          <ul data-rows aria-label={t('title')} className="space-y-4">
            {messages.map((message) => (
              <li key={message.id}>
                <ContactMessageCard message={message} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

export { ContactMessagesPage as Component }
