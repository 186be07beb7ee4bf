import { z } from 'zod'
import { limits } from '../limits'
import { instant } from '../primitives'
import { passkeyAssertion, passkeyView } from './passkeys'

/** What somebody proves beside a password: a passkey, a code of an authenticator (RFC 6238), or one kept for the loss of these. */
export const secondFactorMethods = ['passkey', 'totp', 'recovery-code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Six digits, however they were typed. */
export const authenticatorCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
export const recoveryCode = z.string().trim().min(1).max(40)

/** One answer to the question for a second factor. */
export const secondFactorAnswer = z.union([
  z.strictObject({ totp: authenticatorCode }),
  z.strictObject({ recoveryCode }),
  z.strictObject({ passkey: passkeyAssertion }),
])
export type SecondFactorAnswer = z.infer<typeof secondFactorAnswer>

/** `details` of SECOND_FACTOR_NEEDED: what was proven so far, for five minutes, and how to go on. */
export const secondFactorChallenge = z.object({
  challenge: z.string().min(1).max(4_096),
  methods: z.array(z.enum(secondFactorMethods)).min(1),
})
export type SecondFactorChallenge = z.infer<typeof secondFactorChallenge>

/** `POST /auth/second-factors`: the challenge that the login was answered with, and the second factor. */
export const passSecondFactorRequest = z.object({
  challenge: z.string().min(1).max(4_096),
  answer: secondFactorAnswer,
})
export type PassSecondFactorRequest = z.infer<typeof passSecondFactorRequest>

/** `GET /account/second-factors`: what is asked for beside the password, and when something dangerous is done. */
export const readSecondFactorsResponse = z.object({
  data: z.object({
    /** Since when codes of an authenticator are asked for; null where none is. */
    authenticatorSince: instant.nullable(),
    passkeys: z.array(passkeyView),
    /** False where browsers make none, as at an address without a name. */
    offersPasskeys: z.boolean(),
    /** Of the codes for the loss of the authenticator: how many are unused. */
    recoveryCodes: z.number().int().nonnegative(),
    /** Whether the account can't do its work without: administrators, where the operator wants it so. */
    isRequired: z.boolean(),
  }),
})
export type ReadSecondFactorsResponse = z.infer<typeof readSecondFactorsResponse>

/** `POST /account/authenticators`: a secret for an authenticator, which counts once a code of it was given. */
export const beginAuthenticatorResponse = z.object({
  data: z.object({
    /** Base 32 (RFC 4648), for whoever types it. */
    secret: z.string().min(16),
    /** `otpauth://totp/…`, for whoever takes a picture of it. */
    address: z.string().startsWith('otpauth://'),
  }),
})
export type BeginAuthenticatorResponse = z.infer<typeof beginAuthenticatorResponse>

/** `POST /account/authenticator-confirmations`: the first code. */
export const confirmAuthenticatorRequest = z.object({ code: authenticatorCode })
export type ConfirmAuthenticatorRequest = z.infer<typeof confirmAuthenticatorRequest>

/** Shown once: each opens the account once where the authenticator is lost. */
export const recoveryCodesResponse = z.object({
  data: z.object({ recoveryCodes: z.array(z.string()).length(limits.recoveryCodes) }),
})
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>

/** What an act is proven for: the operation, and the key under which it has its one effect. */
export const stepUpPurpose = z.strictObject({
  operation: z.string().min(1).max(64),
  idempotencyKey: z.string().min(8).max(128),
})
export type StepUpPurpose = z.infer<typeof stepUpPurpose>

/** `details` of STEP_UP_NEEDED. */
export const stepUpNeeded = z.object({ operation: z.string().min(1).max(64) })
