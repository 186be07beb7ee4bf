import { accessSync, constants } from 'node:fs'

const usual: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    // Without windows of its own a page costs 40 % of the CPU.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}

/** The configured browser if it can be run (and then no other), else the system's; null: this machine has none. */
export function findChromium(configured?: string): string | null {
  const candidates = configured === undefined ? (usual[process.platform] ?? []) : [configured]
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
