import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** Pictures were imported: those without fingerprints get theirs. */
export const examinePictures = defineJob({
  name: 'register.examine-pictures',
  payload: z.object({ number: z.number().int().positive() }),
  retry: { tries: 100, pausesMs: doubling(1_000, 60_000) },
})
