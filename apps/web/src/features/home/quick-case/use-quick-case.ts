import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadChunk } from '../../../loading/load-chunk'
import { webLinkOf } from './link.rules'
import type { ScreenshotFault } from './take-screenshot'

/** What the form says after something was done: of the link, of the screenshot. */
export type QuickCaseFault = ScreenshotFault | 'missing' | 'notWeb' | 'processing' | 'full'

/** What is typed, which other parts of the page read too. */
export interface TypedLink {
  readonly link: string
  readonly onLink: (link: string) => void
}

/** What keeps a case and hands it on; fetched when there is one, so that the first screen is spared its weight. */
const handing = () => loadChunk('hand-on-case', () => import('./hand-on-case'))

/** A suspicious link or a screenshot, kept in this tab and handed on to the registration (HOME-01 to HOME-07). */
export function useQuickCase({ link, onLink }: TypedLink) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [fileName, setFileName] = useState<string>()
  const [isProcessing, setProcessing] = useState(false)
  const [fault, setFault] = useState<QuickCaseFault>()

  async function take(file: File): Promise<void> {
    setProcessing(true)
    setFault(undefined)
    try {
      const { keepScreenshot } = await handing()
      const kept = await keepScreenshot(file)
      setFileName(kept.fileName)
      if (!kept.isKept) setFault('full')
    } catch (failure) {
      if (!(failure instanceof Error && 'fault' in failure)) throw failure
      setFault(failure.fault as ScreenshotFault)
    } finally {
      setProcessing(false)
    }
  }

  async function submit(): Promise<void> {
    const url = webLinkOf(link)
    const refused = faultOf({ link, url, fileName, isProcessing })
    setFault(refused)
    if (refused) return
    const { handOnCase } = await handing()
    const { path, state } = handOnCase(search, url, fileName)
    await navigate(path, { state })
  }

  function change(text: string): void {
    onLink(text)
    setFault(undefined)
  }

  async function remove(): Promise<void> {
    setFileName(undefined)
    const { forgetScreenshot } = await handing()
    forgetScreenshot()
  }

  return { change, fileName, take, remove, isProcessing, fault, submit }
}

interface Given {
  readonly link: string
  readonly url: string | undefined
  readonly fileName: string | undefined
  readonly isProcessing: boolean
}

function faultOf({ link, url, fileName, isProcessing }: Given): QuickCaseFault | undefined {
  if (isProcessing) return 'processing'
  if (link.trim() === '' && fileName === undefined) return 'missing'
  return link.trim() !== '' && url === undefined ? 'notWeb' : undefined
}
