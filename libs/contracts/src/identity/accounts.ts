import { z } from 'zod'
import { roles } from '../permissions'
import { id, instant, writtenLine } from '../primitives'
import { limits } from '../limits'
import { authenticatorCode, recoveryCode, secondFactorMethods, stepUpPurpose } from './second-factors'
import { passkeyAssertion } from './passkeys'

const given = (max: number) => z.string().max(max).default('')
const line = (max: number) =>
  writtenLine(max)
    .default('')
    .transform((text) => text.trim())
const mailToken = z.string().min(1).max(200)

/** `POST /auth/register`. What is missing counts as empty, so that the answer names it in the specification's words. */
export const registerAccountRequest = z.object({
  realName: line(limits.personNameLength),
  email: line(limits.emailLength),
  phone: line(limits.phoneLength),
  password: given(limits.passwordLength),
})
export type RegisterAccountRequest = z.infer<typeof registerAccountRequest>

/** The account is there; whoever opened it logs in with what they just wrote. */
export const registerAccountResponse = z.object({ data: z.object({ userId: id }) })
export type RegisterAccountResponse = z.infer<typeof registerAccountResponse>

/**
 * Something, '@', something, '.', something, without spaces: the specification asks no more of an address. RFC 5321
 * (4.5.3.1.1) gives what stands before the '@' 64 octets: no mail goes to a longer one. The first '.'
 * that can be the one is taken, so that a long text without an end is refused in linear time.
 */
export const emailPattern = /^[^\s@]{1,64}@[^\s@][^\s@.]*\.[^\s@]+$/
/** A mobile number in Taiwan: 09 and eight digits. */
export const phonePattern = /^09\d{8}$/

/** What somebody was granted: with the sign-up, by the daily promotion. */
export const benefit = z.object({
  kind: z.enum(['evidence-seals', 'guardian-upgrade']),
  /** Seals, or months. */
  quantity: z.number().int().positive(),
  /** The place among the day's registrations, where that is why. */
  place: z.number().int().positive().optional(),
  grantedAt: instant,
  endsAt: instant.optional(),
})
export type Benefit = z.infer<typeof benefit>

/** The languages that mails are written in. */
export const accountLanguages = ['zh-TW', 'en'] as const
export type AccountLanguage = (typeof accountLanguages)[number]

/** `GET /account`: what somebody reads about themselves. */
export const accountView = z.object({
  id,
  role: z.enum(roles),
  realName: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of the mails. */
  language: z.enum(accountLanguages),
  hasPassword: z.boolean(),
  registeredAt: instant,
  /** When everything of this account is erased, if that was asked for. */
  erasesAt: instant.nullable(),
  benefits: z.array(benefit),
})
export type AccountView = z.infer<typeof accountView>

export const readAccountResponse = z.object({ data: accountView })
export type ReadAccountResponse = z.infer<typeof readAccountResponse>

/** `PATCH /account`. */
export const editAccountRequest = z.object({
  realName: line(limits.personNameLength),
  phone: line(limits.phoneLength),
  /** Of the mails; without it they stay as they are. */
  language: z.enum(accountLanguages).optional(),
})
export type EditAccountRequest = z.infer<typeof editAccountRequest>

/** `POST /account/email-changes`: takes effect when the new address is confirmed. */
export const changeEmailRequest = z.object({
  email: line(limits.emailLength),
  password: given(limits.passwordLength),
})
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>

/** `POST /account/email-confirmations`: the token of the mail. */
export const confirmEmailRequest = z.object({ token: mailToken })
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequest>

/** `POST /account/password`; an account of social sign-in has no current one. */
export const changePasswordRequest = z.object({
  currentPassword: given(limits.passwordLength),
  password: given(limits.passwordLength),
})
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

const purpose = { for: stepUpPurpose.optional() }
/**
 * `POST /account/step-ups`: the second factor, where there is none the password once more, or where that is none either
 * the code that was mailed. With `for` the proof is good for that one call only, without for what is signed in one's name.
 */
export const stepUpRequest = z.union([
  z.strictObject({ password: given(limits.passwordLength), ...purpose }),
  z.strictObject({ code: z.string().trim().min(1).max(20), ...purpose }),
  z.strictObject({ totp: authenticatorCode, ...purpose }),
  z.strictObject({ recoveryCode, ...purpose }),
  z.strictObject({ passkey: passkeyAssertion, ...purpose }),
])
export type StepUpRequest = z.infer<typeof stepUpRequest>

/** How somebody who is logged in was known once more. */
export const stepUpMethods = ['password', 'mail-code', ...secondFactorMethods] as const
export type StepUpMethod = (typeof stepUpMethods)[number]

/** A proof for five minutes and this session, which another service verifies by identity's published keys. */
export const stepUpResponse = z.object({
  data: z.object({ proof: z.string(), method: z.enum(stepUpMethods), expiresAt: instant }),
})
export type StepUpResponse = z.infer<typeof stepUpResponse>

/** `POST /auth/password-reset-requests`: always accepted, whether or not there is such an account. */
export const requestPasswordResetRequest = z.object({ email: line(limits.emailLength) })
export type RequestPasswordResetRequest = z.infer<typeof requestPasswordResetRequest>

/** `POST /auth/password-resets`: the token of the mail and the new password. */
export const resetPasswordRequest = z.object({ token: mailToken, password: given(limits.passwordLength) })
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

/** `POST /account/deletion`; the password where there is one. */
export const deleteAccountRequest = z.object({ password: given(limits.passwordLength) })
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>

/** `POST /account/trial-works`: what a visitor sealed before the account was there becomes the account's. */
export const claimTrialWorksRequest = z.object({ trialToken: z.string().min(1).max(4_096) })
export type ClaimTrialWorksRequest = z.infer<typeof claimTrialWorksRequest>
