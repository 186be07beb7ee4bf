export function splitNode(args: string[]): { version?: string; rest: string[] }
export function nodePackage(platform?: string, arch?: string): string
export function runUnder(version: string, args: string[], say: (text: string) => void): Promise<number>
