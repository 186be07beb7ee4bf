import type { LicenceEnd, LicenceView } from '@originseal/contracts'

/** A licence as it is kept. */
export interface Licence {
  readonly id: string
  readonly negotiationId: string
  readonly caseId: string
  readonly workId: string
  readonly targetKey: string
  readonly token: string
  readonly grantedAt: Date
  readonly notAfter: Date | null
  readonly endedAt: Date | null
  readonly endedBy: LicenceEnd | null
}

/** As it stands now: its date ends it, whether or not that was written down yet. */
export function toLicenceView({ grantedAt, notAfter, endedAt, endedBy }: Licence, now: Date): LicenceView {
  const isExpired = endedAt === null && notAfter !== null && notAfter <= now
  return {
    grantedAt: grantedAt.toISOString(),
    notAfter: notAfter?.toISOString() ?? null,
    endedAt: (isExpired ? notAfter : endedAt)?.toISOString() ?? null,
    end: isExpired ? 'expired' : endedBy,
  }
}
