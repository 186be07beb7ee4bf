import { z } from 'zod'
import { stored } from '../api/stored'
import type { Asked } from './destination.rules'

const asked = z.object({
  pathname: z.string().max(2_000),
  search: z.string().max(2_000).optional(),
  hash: z.string().max(2_000).optional(),
})
const navigationState = z.object({ from: asked })

/** The path that was asked for before the login, as the page that sent somebody here handed it on. */
export function askedIn(state: unknown): Asked | undefined {
  const read = navigationState.safeParse(state)
  return read.success ? read.data.from : undefined
}

/** The asked path while the browser is away at a provider, for this tab. */
export const askedBeforeLeaving = stored({
  area: () => window.sessionStorage,
  key: 'askedPath',
  decode: (written): Asked => asked.parse(written),
})
