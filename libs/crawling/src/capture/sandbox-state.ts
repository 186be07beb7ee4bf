import type { Page } from 'puppeteer'

/** What confines Chromium's renderers. */
export type SandboxKind = 'namespace' | 'setuid' | 'none'

/** Asks Chromium itself, by its page chrome://sandbox (Linux; elsewhere the system's own sandbox is always there). */
export async function sandboxOf(page: Page): Promise<SandboxKind> {
  if (process.platform !== 'linux') return 'namespace'
  try {
    await page.goto('chrome://sandbox', { waitUntil: 'load', timeout: 10_000 })
    return sandboxKind(await page.evaluate('document.body.innerText').then(String))
  } finally {
    await page.close()
  }
}

/** Reads that page's text: the first layer by name, and seccomp-bpf, without which the first is not enough. */
export function sandboxKind(text: string): SandboxKind {
  const layer = /Layer 1 Sandbox\s+(\w+)/.exec(text)?.[1]
  const hasSeccomp = /Seccomp-BPF sandbox\s+Yes/.test(text)
  if (!hasSeccomp) return 'none'
  return layer === 'Namespace' ? 'namespace' : layer === 'SUID' ? 'setuid' : 'none'
}
