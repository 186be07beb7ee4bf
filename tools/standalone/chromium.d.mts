/** What is used from TypeScript. */
export function downloadedChrome(): Promise<string | undefined>
export function findChromium(say: (text: string) => void): Promise<string>
