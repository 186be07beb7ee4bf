const taipeiMs = 8 * 3_600_000

/** Year and month in Taiwan: YYMM. */
export const numberMonth = (at: Date): string => {
  const local = new Date(at.getTime() + taipeiMs).toISOString()
  return `${local.slice(2, 4)}${local.slice(5, 7)}`
}

/** ZK-YYMM-NNN; after 999 with four digits. */
export const caseNumberOf = (month: string, count: number): string =>
  `ZK-${month}-${String(count).padStart(3, '0')}`
