export function missingEntries(lock: {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}): [place: string, entry: object][]
