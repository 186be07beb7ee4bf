export const unreadParts: Record<string, RegExp[]>
/** Whether a file of a package stays out of an image. */
export function isLeftOut(name: string, path: string): boolean
