/** Constructed, and marked as such wherever they are shown, until there are real ones whose owners agreed (HOME-12). */
export const sampleVictories = [
  { caseId: 'ZK-2409-031', platform: 'Shopee', ttrHours: 36 },
  { caseId: 'ZK-2409-058', platform: 'Facebook', ttrHours: 26 },
  { caseId: 'ZK-2410-007', platform: 'Instagram', ttrHours: 41 },
  { caseId: 'ZK-2410-022', platform: 'Ruten', ttrHours: 48 },
  { caseId: 'ZK-2411-015', platform: 'YouTube', ttrHours: 52 },
  { caseId: 'ZK-2411-033', platform: 'TikTok', ttrHours: 30 },
  { caseId: 'ZK-2412-004', platform: 'PChome', ttrHours: 44 },
] as const
export type Victory = (typeof sampleVictories)[number]

export const mostCards = 6
