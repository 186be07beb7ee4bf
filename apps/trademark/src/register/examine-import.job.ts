import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** An import was completed: what it brought is held against what members watch. It waits until a register is loaded. */
export const examineImport = defineJob({
  name: 'register.examine-import',
  payload: z.object({ number: z.number().int().positive() }),
  retry: { tries: 100, pausesMs: doubling(1_000, 60_000) },
})
