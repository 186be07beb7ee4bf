import type { UnitLine } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PagedList } from '../../components/paged-list'
import '../../offers/offers.texts'
import { useDate } from './use-date'
import { useListUnitLinesInfiniteQuery } from './units.api'

/** Where what a unit was spent for can be looked at. */
const addresses: Partial<Record<UnitLine['cause']['kind'], (id: string) => string>> = {
  work: (id) => `/verify/${id}`,
  'listing-scan': (id) => `/listing-scans/${id}`,
  'trademark-report': () => '/trademark#my-reports',
}

/** Every change of one's units with its cause, newest first. */
export function UnitLines() {
  const { t } = useTranslation('units')
  const pages = useListUnitLinesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const texts = { unread: t('lines.unread'), retry: t('lines.retry'), more: t('lines.more') }
  return (
    <PagedList
      entries={pages.data?.pages.flatMap(({ lines }) => lines)}
      pages={pages}
      texts={texts}
      empty={<p className="text-soft">{t('lines.empty')}</p>}
    >
      {(lines) => (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <LineText line={line} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function LineText({ line: { unit, move, quantity, cause, at } }: { readonly line: UnitLine }) {
  const { t } = useTranslation(['units', 'offers'])
  const date = useDate()
  const address = cause.id === undefined ? undefined : addresses[cause.kind]?.(cause.id)
  const words = t('units:lines.line', {
    move: t(`units:move.${move}`),
    cause: t(`units:cause.${cause.kind}`),
  })
  return (
    <>
      <span className="min-w-0">
        {address === undefined ? (
          words
        ) : (
          <Link className="link" to={address}>
            {words}
          </Link>
        )}
        <span className="block text-small text-soft">{date(at)}</span>
      </span>
      <span className="tabular-nums">
        {t('units:lines.quantity', {
          unit: t(`offers:unit.${unit}`),
          quantity: quantity > 0 ? `+${quantity}` : quantity,
        })}
      </span>
    </>
  )
}
