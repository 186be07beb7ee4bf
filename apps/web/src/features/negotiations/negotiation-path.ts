export const evidenceNoticePath = '/p2p/evidence-notify'
export const negotiationPath = (caseId: string): string => `/p2p/cases/${caseId}`
