import { storedQuickCase } from '../../../api/quick-case'
import { loadChunk } from '../../../loading/load-chunk'
import { registerPath } from '../../../tracking/campaign'
import { readConsent } from '../../../tracking/consent'
import { platformOf } from './link.rules'
import { takeScreenshot } from './take-screenshot'

const origin = 'home'

/**
 * Reads a screenshot and keeps it in this tab. Where there is no room for the picture its name alone is kept.
 * @throws ScreenshotRefused
 */
export async function keepScreenshot(file: File): Promise<{ fileName: string; isKept: boolean }> {
  const { name: fileName, data: fileData } = await takeScreenshot(file)
  storedQuickCase.write({ fileName, fileData, origin })
  const isKept = storedQuickCase.read()?.fileData === fileData
  if (!isKept) storedQuickCase.write({ fileName, origin })
  return { fileName, isKept }
}

export const forgetScreenshot = (): void => storedQuickCase.remove()

/** Keeps the case in this tab, and answers where the visitor goes with it, by address and navigation state (HOME-07). */
export function handOnCase(search: string, url: string | undefined, fileName: string | undefined) {
  const { fileData } = storedQuickCase.read() ?? {}
  storedQuickCase.write({
    ...(url && { url }),
    ...(fileName && { fileName }),
    ...(fileName && fileData && { fileData }),
    origin,
  })
  if (readConsent()) void tellOfCase(url)
  const quickCase = {
    ...(url && { url }),
    hasEvidence: fileName !== undefined,
    ...(fileName && { evidenceFileName: fileName }),
    origin,
  }
  return { path: registerPath(search, { intent: 'submit_takedown', prefillUrl: url }), state: { quickCase } }
}

async function tellOfCase(url: string | undefined): Promise<void> {
  const { tellCase } = await loadChunk('tell-case', () => import('../../../tracking/tell-case'))
  tellCase(url === undefined ? undefined : platformOf(url))
}
