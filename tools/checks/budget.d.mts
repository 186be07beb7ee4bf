export interface Spent {
  readonly name: string
  readonly seconds: number
  readonly cpuSeconds?: number
}

export const budgets: Readonly<Record<string, number>>
export function budgetLines(
  parts: readonly Spent[],
  seconds: number,
  isWhole: boolean,
  allowed?: Readonly<Record<string, number>>,
  wholeSeconds?: number,
): string[]
export function costliestFiles(files: readonly Spent[], count?: number): string[]
