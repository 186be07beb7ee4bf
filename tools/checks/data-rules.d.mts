export function dataViolations(
  root: string,
  paths: readonly string[],
): { rule: string; from: string; to: string }[]
