import { z } from 'zod'
import { unitEventsOf } from '../billing/unit-events'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { likenessLevels } from './analysis'

/** Trademark reports, which units are spent on. */
export const trademarkUnits = unitEventsOf('trademark')

/** An office has published a mark that is like a name which somebody watches. */
export const trademarkConflictFound = defineEvent({
  name: 'trademark.conflict-found.v1',
  key: (conflict) => conflict.watchId,
  payload: z.object({
    watchId: id,
    ownerId: id,
    /** As it is watched. */
    name: z.string(),
    source: z.string(),
    applicationNumber: z.string(),
    /** The words of the mark. */
    mark: z.string(),
    level: z.enum(likenessLevels),
    /** Last day for an opposition, where that is known. */
    opposeUntil: z.iso.date().optional(),
    foundAt: instant,
  }),
})
