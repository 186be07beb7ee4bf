/** Paths below the root of the sources of the repository, tests included; TypeScript's unless a kind of name is given. */
export function sourceFiles(root: string, kind?: RegExp): string[]
