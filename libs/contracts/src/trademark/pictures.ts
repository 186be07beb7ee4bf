import { z } from 'zod'
import { homography, sha256Hex } from '../primitives'
import { foundMark, niceClasses, registerSnapshot } from './analysis'

/** Categories of the Vienna classification of figurative elements. */
const figureCategories = 29
/** The category of a code such as `05.03`. */
export const figureCategory = z.coerce.number().int().min(1).max(figureCategories)

/** Texts beside the picture; an empty one is left out. */
export const searchMarkPicturesRequest = z.object({
  class: z.union([z.literal(''), niceClasses]).optional(),
  figure: z.union([z.literal(''), figureCategory]).optional(),
})

/** `copy`: the pixels show the same picture. `alike`, `faint`: fingerprints that are near, or somewhat near. */
export const pictureLevels = ['copy', 'alike', 'faint'] as const
const level = z.enum(pictureLevels)
export type PictureLevel = z.infer<typeof level>

/** Bits of a PDQ hash. */
const hashBits = 256

export const foundPicture = foundMark
  .pick({
    source: true,
    applNo: true,
    regNo: true,
    name: true,
    text: true,
    owner: true,
    status: true,
    filed: true,
    expires: true,
    classes: true,
    groups: true,
    figures: true,
  })
  .extend({
    /** SHA-256 of the mark's picture that is like the one that was sent. */
    picture: sha256Hex,
    level,
    /** Bits by which the nearest fingerprints differ, turned, mirrored or in negative. */
    distance: z.number().int().min(0).max(hashBits),
    /** Maps the mark's picture to what was sent, where the pixels show the same. */
    homography: homography.optional(),
  })
export type FoundPictureView = z.infer<typeof foundPicture>

/** What a search by picture has not looked at. */
export const notSearchedByPicture = [
  'words',
  'ideas-of-pictures',
  'marks-without-picture',
  'unpublished-applications',
  'unregistered-use',
  'taiwan-register',
  'foreign-registers',
  'further-registers',
  'well-known-status',
] as const

export const pictureSearch = z.object({
  snapshot: registerSnapshot,
  method: z.string(),
  pictures: z.object({
    /** Pictures that were compared. */
    searched: z.number().int(),
    /** Pictures that were imported and are not fingerprinted yet. */
    waiting: z.number().int(),
    /** Pictures that can't be read. */
    unreadable: z.number().int(),
    /** Marks for which the register names a picture that was not imported. */
    absent: z.number().int(),
  }),
  /** Of labelled pairs at each level: how many, and how many of them show the same or a redrawn picture. */
  levels: z.record(level, z.object({ similar: z.number().int(), pairs: z.number().int() })),
  total: z.number().int(),
  items: z.array(foundPicture),
  notSearched: z.array(z.enum(notSearchedByPicture)),
})
export type PictureSearch = z.infer<typeof pictureSearch>

export const searchMarkPicturesResponse = z.object({ success: z.literal(true), data: pictureSearch })
export type SearchMarkPicturesResponse = z.infer<typeof searchMarkPicturesResponse>
