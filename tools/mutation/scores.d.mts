interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: { readonly line: number } }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

interface Score {
  readonly file: string
  readonly mutants: number
  readonly noticed: number
  readonly survived: number
  readonly score: number
}

export function scoresOf(report: Report): Score[]
export function survivorsOf(report: Report): string[]
