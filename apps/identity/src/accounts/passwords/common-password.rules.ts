import { limits } from '@originseal/contracts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** As many as guessing programs try before anything else; a login refuses far fewer tries. */
const refused = 10_000

/** The most common passwords that are long enough to be chosen, in lower case; the list is ordered by frequency. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as string[])
    .filter((password) => password.length >= limits.passwordMinimum)
    .slice(0, refused),
)

/** The product's own names, with digits and marks after them: what is guessed here before it is guessed elsewhere. */
const ownName = /^(?:origin[-_ ]?seal|原印)+[\d\p{P}\p{S}]*$/iu

/** Whether a password is among those that are guessed first, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.toLowerCase()) || ownName.test(password)
