import type { TrademarkConflict, TrademarkWatch } from '@originseal/contracts'
import { opposeUntil } from './opposition.rules'
import type { Watch, WatchConflict } from './watches.queries'

/** A watch as its owner sees it, with what was found for it. */
export const toWatch = (
  { id, name, classes, createdAt }: Watch,
  conflicts: readonly WatchConflict[],
): TrademarkWatch => ({
  id,
  name,
  classes: [...classes],
  createdAt: createdAt.toISOString(),
  conflicts: conflicts.filter(({ watchId }) => watchId === id).map(toConflict),
})

const toConflict = ({ source, mark, publishedOn, foundAt }: WatchConflict): TrademarkConflict => ({
  ...{ source, mark, publishedOn },
  opposeUntil: opposeUntil(source, publishedOn),
  foundAt: foundAt.toISOString(),
})
