/** @throws Error where a package that is needed is not installed */
export function closure(
  root: string,
  start: string,
  spared?: string[],
): { folders: string[]; links: Map<string, string> }
/** @returns how many packages it copied */
export function collect(root: string, service: string, target: string): number
