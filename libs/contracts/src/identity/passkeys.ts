import { z } from 'zod'
import { id, instant, writtenLine } from '../primitives'

const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)

/** What a browser answers to the options that it was given (WebAuthn Level 3, `RegistrationResponseJSON`). */
export const passkeyRegistration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** The same of a passkey that is used (`AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  id,
  name: z.string(),
  addedAt: instant,
  /** Null before the first use. */
  usedAt: instant.nullable(),
})
export type PasskeyView = z.infer<typeof passkeyView>

/** What the browser is given, as the specification of WebAuthn has it; good once and for five minutes. */
export const passkeyOptionsResponse = z.object({
  data: z.object({ options: z.looseObject({ challenge: z.string() }) }),
})
export type PasskeyOptionsResponse = z.infer<typeof passkeyOptionsResponse>

/** `POST /account/passkeys` */
export const addPasskeyRequest = z.object({
  name: writtenLine(60).trim().min(1),
  registration: passkeyRegistration,
})
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>

export const addPasskeyResponse = z.object({
  data: z.object({
    passkey: passkeyView,
    /** Shown once, with the first second factor; empty where there are some already. */
    recoveryCodes: z.array(z.string()),
  }),
})
export type AddPasskeyResponse = z.infer<typeof addPasskeyResponse>

/** `POST /auth/passkey-challenges`: what the login was answered with. */
export const askPasskeyAtLoginRequest = z.object({ challenge: z.string().min(1).max(4_096) })
