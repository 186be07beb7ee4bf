import type { QuickCase } from '../../api/quick-case'
import type { HandedOnCase } from './handed-on-case'

/** The first case that waits for an account: what was given, and what it was given for. */
export interface ReservedCase {
  /** The suspicious link, http or https. */
  readonly link?: string
  /** The screenshot's name; empty where only its presence is known. */
  readonly evidence?: string
  readonly isForTakedown: boolean
}

/**
 * The reserved case (AUTH-04): by the navigation state of the page before, else by the address, else by what
 * this tab has kept; `undefined` where neither a link nor evidence was given.
 * @param search the query with `prefill_url` and `intent`
 */
export function reservedCaseOf(
  given: HandedOnCase | undefined,
  search: string,
  kept?: QuickCase,
): ReservedCase | undefined {
  const query = new URLSearchParams(search)
  const candidates = [given?.url, query.get('prefill_url'), kept?.url]
  const link = candidates.find(isWebAddress)
  const evidence = given?.hasEvidence ? (given.evidenceFileName ?? '') : kept?.fileName
  if (link === undefined && evidence === undefined) return undefined
  return {
    ...(link !== undefined && { link }),
    ...(evidence !== undefined && { evidence }),
    isForTakedown: query.get('intent') === 'submit_takedown',
  }
}

function isWebAddress(text: string | null | undefined): text is string {
  if (!text) return false
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    // `URL.canParse` is younger than browsers that are in use.
    return false
  }
}
