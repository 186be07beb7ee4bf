import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table'
import { PagedList } from '../../components/paged-list'
import { useListCatalogueHoldersInfiniteQuery, type HeldOffer } from './offer-versions.api'
import { useHolderColumns, type Holder } from './use-holder-columns'
import { useOfferName } from './use-offer-name'

const rowId = ({ id }: Holder): string => id

/** The accounts that have one plan, or have bought one pack, of a version. */
export function HolderList({ held }: { readonly held: HeldOffer }) {
  const { t } = useTranslation('offerVersions')
  const offerName = useOfferName()
  const pages = useListCatalogueHoldersInfiniteQuery(held, { refetchOnMountOrArgChange: true })
  const title = t('holders.of', { offer: offerName(held.offer), version: held.version })
  const columns = useHolderColumns()
  return (
    <section aria-label={title} className="mt-6 space-y-3">
      <h3 className="font-semibold">{title}</h3>
      <PagedList
        entries={pages.currentData?.pages.flatMap(({ holders }) => holders)}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('more') }}
        empty={<p className="text-soft">{t('holders.none')}</p>}
      >
        {(holders) => <DataTable label={title} columns={columns} rows={holders} rowId={rowId} />}
      </PagedList>
    </section>
  )
}
