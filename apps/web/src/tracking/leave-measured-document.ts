import { isMeasuredPage } from '@originseal/contracts'
import { createPath, type createBrowserRouter } from 'react-router-dom'
import { documentExits } from '../loading/document-exits'

export type Router = ReturnType<typeof createBrowserRouter>

const key = 'measured-document'

/**
 * A navigation within the browser keeps the document and whatever scripts run in it. From one with scripts of strangers
 * every page that they have no business on is entered by loading it anew.
 */
export function leaveMeasuredDocument(router: Router): void {
  router.getBlocker(key, ({ nextLocation }) => !isMeasuredPage(nextLocation.pathname))
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key)
    if (blocker?.state === 'blocked') documentExits.enter(createPath(blocker.location))
  })
}
