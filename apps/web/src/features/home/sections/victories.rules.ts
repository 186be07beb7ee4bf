/** A finished case, real or constructed (HOME-12). */
export interface Victory {
  readonly caseId: string
  readonly platform: string
  readonly ttrHours: number
  readonly isSample: boolean
}

const sample = (caseId: string, platform: string, ttrHours: number): Victory => ({
  caseId,
  platform,
  ttrHours,
  isSample: true,
})

/** Constructed, and marked as such wherever they are shown. */
export const sampleVictories: readonly Victory[] = [
  sample('ZK-2409-031', 'Shopee', 36),
  sample('ZK-2409-058', 'Facebook', 26),
  sample('ZK-2410-007', 'Instagram', 41),
  sample('ZK-2410-022', 'Ruten', 48),
  sample('ZK-2411-015', 'YouTube', 52),
  sample('ZK-2411-033', 'TikTok', 30),
  sample('ZK-2412-004', 'PChome', 44),
]

export const mostCards = 6
const mostVictories = 30

/**
 * What is shown for an answer: its cases that can be named and measured, else the samples, unless it says to leave them away.
 * @param answer a list, or an object with `items` or `victories`: a list, or one as JSON; undefined where none came
 */
export function victoriesIn(answer: unknown): readonly Victory[] {
  const real = listIn(answer).flatMap(victoryIn).slice(0, mostVictories)
  if (real.length > 0) return real
  return fieldOf(answer, 'showsSamples') === false ? [] : sampleVictories
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function listIn(answer: unknown): readonly unknown[] {
  const given = Array.isArray(answer) ? answer : (fieldOf(answer, 'items') ?? fieldOf(answer, 'victories'))
  const list = typeof given === 'string' ? parsed(given) : given
  return Array.isArray(list) ? list : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // as good as none: the samples stand in
  }
}

function victoryIn(item: unknown): Victory[] {
  const [caseId, publicUrl, summary] = ['caseId', 'publicUrl', 'summary'].map((name) => textOf(item, name))
  const ttrHours = fieldOf(item, 'ttrHours')
  const isNamed = caseId || publicUrl || summary
  if (!isNamed || typeof ttrHours !== 'number' || !Number.isFinite(ttrHours)) return []
  const platform = textOf(item, 'platform')
  return [{ caseId: caseId || isNamed, platform, ttrHours, isSample: fieldOf(item, 'isSample') === true }]
}

const textOf = (item: unknown, name: string): string => {
  const text = fieldOf(item, name)
  return typeof text === 'string' ? text.trim() : ''
}
