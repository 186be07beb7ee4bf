import { limits, listProposalsRequest } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PagedList } from '../../components/paged-list'
import { PageMetadata } from '../../components/page-metadata'
import { useAddressFilter } from '../../components/use-address-filter'
import { useListProposalsInfiniteQuery } from '../../session/proposals/proposals.api'
import '../../session/proposals/proposals.texts'
import { ProposalCard } from './proposal-card'

/**
 * What administrators have proposed: to approve, to refuse, and to do once it is approved. Each look is in the audit log:
 * an open page looks again when somebody comes back to it or asks it to, never by itself.
 */
function ProposalsPage() {
  const { t } = useTranslation('proposals')
  const { valueOf, set } = useAddressFilter()
  const showsAll = valueOf('shown') === 'all'
  const { data: search } = listProposalsRequest.shape.search.safeParse(valueOf('search') || undefined)
  const filter = { ...(!showsAll && { open: 'true' as const }), ...(search !== undefined && { search }) }
  const pages = useListProposalsInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const lead = t('lead', { hours: limits.approval.hours })
  const [newest] = pages.data?.pages ?? []
  return (
    <Page title={t('title')} lead={lead} width="wide">
      <PageMetadata title={t('metaTitle')} description={lead} noindex />
      <div className="space-y-6">
        {newest?.isAlone && <Notice tone="warn">{t('alone', { minutes: newest.delayMinutes })}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox isSelected={showsAll} onChange={(wanted) => set('shown')(wanted ? 'all' : '')}>
            {t('all')}
          </Checkbox>
          {search !== undefined && (
            <Button look="quiet" onPress={() => set('search')('')}>
              {t('list.one')}
            </Button>
          )}
          <Button look="quiet" isDisabled={pages.isFetching} onPress={() => void pages.refetch()}>
            {t('list.again')}
          </Button>
        </div>
        <PagedList
          entries={pages.data?.pages.flatMap(({ proposals }) => proposals)}
          pages={pages}
          texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
          empty={<p className="text-soft">{t(showsAll ? 'none' : 'noneOpen')}</p>}
        >
          {(proposals) => (
            <ul data-rows aria-label={t('title')} className="grid items-start gap-6 xl:grid-cols-2">
              {proposals.map((proposal) => (
                <li key={proposal.id}>
                  <ProposalCard
                    proposal={proposal}
                    aloneMinutes={newest?.isAlone ? newest.delayMinutes : undefined}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  )
}

export { ProposalsPage as Component }
