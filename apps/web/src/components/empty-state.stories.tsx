import type { StoriesMeta } from '../catalogue/stories'
import { ButtonLink } from './button-link'
import { EmptyState } from './empty-state'
import { ClearSearch } from './illustrations/clear-search'
import { QuietBell } from './illustrations/quiet-bell'
import { SearchingGlass } from './illustrations/searching-glass'
import { UnsealedPicture } from './illustrations/unsealed-picture'

export default { title: 'Feedback/Empty state' } satisfies StoriesMeta

export function WithAnAction() {
  return (
    <EmptyState
      picture={<UnsealedPicture />}
      title="No work is sealed yet."
      action={<ButtonLink to="/upload">Seal the first one</ButtonLink>}
    >
      It takes half a minute.
    </EmptyState>
  )
}

export function NothingNew() {
  return <EmptyState picture={<QuietBell />} title="Nothing has happened yet." />
}

export function NothingSearched() {
  return <EmptyState picture={<SearchingGlass />} title="Nothing has been searched yet." />
}

export function NothingFound() {
  return <EmptyState picture={<ClearSearch />} title="No copy was found." />
}
