import { z } from 'zod'
import { mostInt32 } from '../primitives'

/** Which entry of the record of a negotiation a file was sent with. */
export const sentFileParams = { sequence: z.coerce.number().int().positive().max(mostInt32) } as const

export const jpegPicture = { status: 200, file: 'image/jpeg', disposition: 'inline' } as const
