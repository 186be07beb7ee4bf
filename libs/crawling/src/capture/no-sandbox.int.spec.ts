import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { egressPolicy } from '@originseal/egress'
import { CaptureBrowser } from './browser'
import { findChromium } from './find-chromium'

/**
 * A Chromium on a machine without user namespaces and without the setuid helper: the real one, in a namespace in which
 * no further one may be made (user_namespaces(7)).
 */
function withoutNamespaces(chromium: string, folder: string): string {
  const path = join(folder, 'chromium-without-namespaces')
  const inner = `echo 0 > /proc/sys/user/max_user_namespaces; exec ${chromium} "$@"`
  writeFileSync(
    path,
    `#!/bin/sh\nexec unshare -U --map-user=65534 --map-group=65534 --keep-caps sh -c '${inner}' sh "$@"\n`,
  )
  chmodSync(path, 0o755)
  return path
}

describe('a machine without a sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'originseal-test-'))
  chmodSync(folder, 0o755)
  const chromium = findChromium(process.env['PUPPETEER_EXECUTABLE_PATH'])

  afterAll(() => rmSync(folder, { recursive: true }))

  async function confinement(allowNoSandbox: boolean): Promise<string> {
    if (chromium === null)
      throw new Error('These tests need a Chromium; on Debian: apt-get install chromium-headless-shell')
    const executablePath = withoutNamespaces(chromium, folder)
    const browser = new CaptureBrowser({ executablePath, policy: egressPolicy(), allowNoSandbox })
    try {
      return (await browser.isConfined()) ? 'confined' : 'not confined'
    } catch (error) {
      return `refused: ${(error as { code?: string }).code}`
    } finally {
      await browser.close()
    }
  }

  it('is refused, with its own code', async () => {
    expect(await confinement(false)).toBe('refused: no-sandbox')
  })

  it('is taken only where it is configured, and then called by its name', async () => {
    expect(await confinement(true)).toBe('not confined')
  })

  it('a browser that is not there is null, not an error', () => {
    expect(findChromium(join(folder, 'nothing'))).toBeNull()
  })
})
