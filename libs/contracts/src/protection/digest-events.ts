import { z } from 'zod'
import { defineEvent } from '../event'
import { id, sha256Hex } from '../primitives'
import { digestProof } from './digest-proof'

/** By which a service has protection anchor a digest with its next batch; `protection.digest-anchored.v1` answers. */
export const digestSubmittedBy = <Producer extends string>(producer: Producer) =>
  defineEvent({
    name: `${producer}.digest-submitted.v1`,
    key: ({ id: submission }) => submission,
    payload: z.object({
      /** Of the submission; the answer bears it. */
      id,
      /** Whoever it is about: with their erasure it becomes a random number. */
      ownerId: id,
      digest: sha256Hex,
    }),
  })

/** A digest that was submitted stands in a block; told again where a reorganisation has moved it. */
export const digestAnchored = defineEvent({
  name: 'protection.digest-anchored.v1',
  key: ({ id: submission }) => submission,
  payload: z.object({ id, proof: digestProof }),
})
