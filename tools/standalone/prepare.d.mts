/** What of the preparation is used from TypeScript. @throws Error on a Node that the product does not run on */
export function requireNode(version?: string): void
