import type { ListedNegotiation } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { ClearSearch } from '../../components/illustrations/clear-search'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { NegotiationBadge } from './negotiation-badge'
import { evidenceNoticePath, negotiationPath } from './negotiation-path'
import { useListNegotiationsInfiniteQuery } from './negotiations.api'
import './negotiations.texts'

/** One's own negotiations, newest first (MEMBER-07). */
export function Component() {
  const { t } = useTranslation('negotiations')
  const { data, ...pages } = useListNegotiationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const negotiations = data?.pages.flatMap((page) => page.negotiations)
  return (
    <Page title={t('list.title')} lead={t('list.lead')} width="wide">
      <PageMetadata title={t('list.metaTitle')} description={t('list.lead')} noindex />
      <div className="space-y-6">
        {negotiations && negotiations.length > 0 && (
          <ButtonLink to={evidenceNoticePath}>{t('list.prepare')}</ButtonLink>
        )}
        <PagedList
          entries={negotiations}
          pages={pages}
          texts={{ unread: t('unread'), retry: t('retry'), more: t('list.more') }}
          empty={
            <EmptyState
              picture={<ClearSearch />}
              title={t('list.empty')}
              action={<ButtonLink to={evidenceNoticePath}>{t('list.prepare')}</ButtonLink>}
            >
              {t('list.emptyText')}
            </EmptyState>
          }
        >
          {(entries) => (
            <ul className="card divide-y divide-line px-5 sm:px-8">
              {entries.map((row) => (
                <li key={row.caseId}>
                  <NegotiationRow row={row} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  )
}

function NegotiationRow({ row }: { readonly row: ListedNegotiation }) {
  const { t, i18n } = useTranslation('negotiations')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { caseId, caseNumber, title, pageUrl, next, changedAt } = row
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold">
          <Link className="link" to={negotiationPath(caseId)}>
            {caseNumber}
          </Link>
        </h3>
        <p className="break-all">{pageUrl}</p>
        <p className="text-small break-words text-soft">
          {[title, day.format(new Date(changedAt))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {next.actor === 'claimant' && (
          <span className="text-small font-medium text-warn">{t('list.yourTurn')}</span>
        )}
        <NegotiationBadge row={row} />
      </div>
    </article>
  )
}
