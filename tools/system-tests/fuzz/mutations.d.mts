export const MUTATIONS: Record<string, (bytes: Buffer, random: () => number, other: Buffer) => Buffer>
export function mutate(bytes: Buffer, random: () => number, other: Buffer): { bytes: Buffer; how: string[] }
