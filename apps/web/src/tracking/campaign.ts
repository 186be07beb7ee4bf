import { campaignNames, type CampaignName } from '@originseal/contracts'

/** The campaign that an address names (HOME-16). */
export function campaignOf(search: string): Partial<Record<CampaignName, string>> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    campaignNames.flatMap((name) => {
      const value = query.get(name)?.slice(0, 200)
      return value ? [[name, value]] : []
    }),
  )
}

export type Intent = 'submit_takedown' | 'evidence_seal' | 'case_tracking' | 'export_proof'

interface Registration {
  readonly intent?: Intent
  /** The suspicious link that was given. */
  readonly prefillUrl?: string | undefined
  readonly upgrade?: 'dmca-pack' | 'guardian'
}

/** The address of the registration: why, with what, and the campaign that led here (HOME-16). */
export function registerPath(search: string, { intent, prefillUrl, upgrade }: Registration = {}): string {
  const query = new URLSearchParams({
    ...(intent && { intent }),
    ...(prefillUrl && { prefill_url: prefillUrl }),
    ...(upgrade && { upgrade }),
    ...campaignOf(search),
  })
  return query.size > 0 ? `/register?${String(query)}` : '/register'
}
