export const reportStates = ['received', 'under-review', 'removed', 'rejected'] as const
export type ReportState = (typeof reportStates)[number]

export const reportKinds = ['copyright', 'trademark', 'impersonation'] as const
export type ReportKind = (typeof reportKinds)[number]

/** What the desk can do with a report. */
export const deskActions = ['review', 'accept', 'reject'] as const
export type DeskAction = (typeof deskActions)[number]

/** Where an action leads from a state. What is not in the table can't be done. */
const transitions: Readonly<Record<ReportState, Partial<Record<DeskAction, ReportState>>>> = {
  received: { review: 'under-review', accept: 'removed', reject: 'rejected' },
  'under-review': { accept: 'removed', reject: 'rejected' },
  removed: {},
  rejected: {},
}

export const stateAfter = (state: ReportState, action: DeskAction): ReportState | undefined =>
  transitions[state][action]

export const isDecided = (state: ReportState): boolean => Object.keys(transitions[state]).length === 0

/** SM-2026-000123: the year in Taipei and the number of the report. */
export function caseReference(year: number, number: number): string {
  return `SM-${year}-${String(number).padStart(6, '0')}`
}

export const referencePattern = /^SM-\d{4}-\d{6,12}$/
