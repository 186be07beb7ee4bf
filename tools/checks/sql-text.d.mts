export function isSql(text: string): boolean
