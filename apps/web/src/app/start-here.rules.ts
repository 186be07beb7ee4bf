/** What a new member does first, in this order. */
export const startSteps = ['email', 'seal', 'scan'] as const
export type StartStep = (typeof startSteps)[number]

interface Begun {
  /** Without an address there is nothing to confirm. */
  readonly email: string | null
  readonly emailConfirmed: boolean
  readonly works: number
  readonly scans: number
}

/** Which steps are done. */
export function doneSteps({ email, emailConfirmed, works, scans }: Begun): ReadonlySet<StartStep> {
  const done = { email: email === null || emailConfirmed, seal: works > 0, scan: scans > 0 }
  return new Set(startSteps.filter((step) => done[step]))
}
