import { z } from 'zod'

/** Which entry of the record of a negotiation a file was sent with. */
export const sentFileParams = { sequence: z.coerce.number().int().positive().max(2_147_483_647) } as const

export const jpegPicture = { status: 200, file: 'image/jpeg', disposition: 'inline' } as const
