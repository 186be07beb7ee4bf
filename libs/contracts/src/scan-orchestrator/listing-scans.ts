import { z } from 'zod'
import { id, instant, webUrl } from '../primitives'
import { nextCursor } from '../paging'
import { likenessAxes, likenessLevel, trademarkName } from '../trademark/analysis'
import { coverageEntry, scanStatus, scanStep } from './scans'

/** `POST /api/listing-scans`. */
export const startListingScanRequest = z.object({ name: trademarkName })

/** Where in a listing the name, or what is like it, is written. */
export const listingFields = ['title', 'seller', 'description'] as const
export type ListingField = (typeof listingFields)[number]

/** A listing that is offered under the name, or under one like it. */
export const foundListing = z.object({
  id,
  rank: z.number().int().min(1),
  pageUrl: webUrl,
  /** The site as people know it. */
  site: z.string(),
  title: z.string(),
  seller: z.string().optional(),
  price: z.number().optional(),
  currency: z.string().optional(),
  field: z.enum(listingFields),
  /** The words of that field that are the name or like it, as they are written there. */
  passage: z.string(),
  /** They are the name itself, but for variants of characters, width, case and what stands between. */
  isName: z.boolean(),
  level: likenessLevel,
  /** Why they are like it. */
  axes: likenessAxes.pick({ sound: true, look: true }),
  seenAt: instant,
})
export type FoundListing = z.infer<typeof foundListing>

const listingScan = z.object({
  scanId: id,
  name: z.string(),
  status: scanStatus,
  step: scanStep,
  progress: z.number().min(0).max(100),
  startedAt: instant,
  endedAt: instant.nullable(),
})

/** `GET /api/listing-scans/{scanId}`. */
export const readListingScanResponse = z.object({
  data: listingScan.extend({
    /** The name itself first, then by likeness; empty until the scan has ended. */
    listings: z.array(foundListing),
    /** Pages that offer something and were compared. */
    compared: z.number().int().min(0),
    coverage: z.array(coverageEntry),
  }),
})
export type ReadListingScanResponse = z.infer<typeof readListingScanResponse>

export const listedListingScan = listingScan.extend({ found: z.number().int().min(0) })
export type ListedListingScan = z.infer<typeof listedListingScan>

/** `GET /api/listing-scans`: the caller's own, newest first. */
export const listListingScansResponse = z.object({
  data: z.object({ scans: z.array(listedListingScan), nextCursor }),
})
export type ListListingScansResponse = z.infer<typeof listListingScansResponse>
