import type { AccountView, TrialUser } from '@originseal/contracts'

/** Who stands on the certificate; a social login may have told neither address nor number. */
export function sealerOf({ realName, email, phone }: AccountView): TrialUser | undefined {
  return realName && email && phone ? { realName, email, phone } : undefined
}
