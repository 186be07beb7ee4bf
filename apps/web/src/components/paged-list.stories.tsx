import type { StoriesMeta } from '../catalogue/stories'
import { PagedList } from './paged-list'

export default { title: 'Data/Paged list' } satisfies StoriesMeta

const nothing = (): void => undefined
const pages = { hasNextPage: false, isFetchingNextPage: false, refetch: nothing, fetchNextPage: nothing }
const texts = { unread: 'The list can’t be read', retry: 'Try again', more: 'Show more' }

interface ListProps {
  readonly entries: readonly string[] | undefined
  readonly change?: Partial<typeof pages> & { readonly error?: unknown }
}

const List = ({ entries, change }: ListProps) => (
  <PagedList
    entries={entries}
    pages={{ ...pages, ...change }}
    texts={texts}
    empty={<p>There is none yet.</p>}
  >
    {(shown) => (
      <ul className="divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry} className="py-3">
            {entry}
          </li>
        ))}
      </ul>
    )}
  </PagedList>
)

export function WithMore() {
  return <List entries={['The first', 'The second', 'The third']} change={{ hasNextPage: true }} />
}

export function MoreOnItsWay() {
  return (
    <List entries={['The first', 'The second']} change={{ hasNextPage: true, isFetchingNextPage: true }} />
  )
}

export function Empty() {
  return <List entries={[]} />
}

export function Loading() {
  return <List entries={undefined} />
}

export function Unread() {
  return <List entries={undefined} change={{ error: { status: 503, code: 'SERVICE_UNAVAILABLE' } }} />
}
