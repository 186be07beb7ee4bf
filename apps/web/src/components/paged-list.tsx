import type { ReactNode } from 'react'
import { useProblemText } from '../i18n/problem-text'
import { Button } from './button'
import { Notice } from './notice'
import { Skeleton } from './skeleton'

interface PagedListProps<Entry> {
  /** All that are loaded; undefined before the first page. */
  readonly entries: readonly Entry[] | undefined
  /** How its pages are asked for: the result of an infinite query. */
  readonly pages: {
    readonly error?: unknown
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly refetch: () => unknown
    readonly fetchNextPage: () => unknown
  }
  readonly texts: { readonly unread: string; readonly retry: string; readonly more: string }
  /** Instead of the list when there is nothing in it. */
  readonly empty: ReactNode
  readonly children: (entries: readonly Entry[]) => ReactNode
}

/** What is round every list of one's own: while it loads, when it can't be read, when it is empty, and for more of it. */
export function PagedList<Entry>({ entries, pages, texts, empty, children }: PagedListProps<Entry>) {
  const problemText = useProblemText()
  if (pages.error && !entries) {
    return (
      <Notice tone="bad" live>
        <p>{problemText(pages.error, texts.unread)}</p>
        <Button look="quiet" onPress={() => void pages.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  if (!entries) return <Skeleton />
  if (entries.length === 0) return empty
  return (
    <>
      {children(entries)}
      {pages.hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          isDisabled={pages.isFetchingNextPage}
          onPress={() => void pages.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  )
}
