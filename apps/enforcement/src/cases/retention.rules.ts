/** What of a closed case is kept for a time only. */
export const keptParts = [
  /** What the other side has said and sent. A settlement stays as long as what it grants. */
  'respondent',
  /** Notices, mails, and what was seen of the page. */
  'papers',
] as const
export type KeptPart = (typeof keptParts)[number]

const dayMs = 86_400_000

/**
 * Days after the end. Two years are those in which damages can be claimed (Taiwan, Copyright Act art. 89-1); what somebody who is not our
 * user has said is needed no longer than an objection to the outcome takes (Personal Data Protection Act art. 11 III).
 */
export const retentionDays = { respondent: 180, papers: 730 } as const satisfies Record<KeptPart, number>

/** When it goes; null while the case lives. */
export const goesAt = (part: KeptPart, closedAt: Date | null): Date | null =>
  closedAt && new Date(closedAt.getTime() + retentionDays[part] * dayMs)
