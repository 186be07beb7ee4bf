import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { isChunkFailure } from '../loading/chunk-load-error'
import { documentExits } from '../loading/document-exits'
import { FailureScreen } from '../loading/failure-screen'
import { failureTexts } from '../loading/failure-texts'
import { LoadingFailed } from '../loading/loading-failed'

/** What is known about the failure: its status text, else its message (SHELL-03). */
function reasonOf(thrown: unknown): string {
  if (isRouteErrorResponse(thrown)) return thrown.statusText || String(thrown.status)
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The router's last resort, for what its loaders and the shell itself throw. */
export function RouteErrorPage() {
  const thrown = useRouteError()
  useEffect(() => console.error(thrown), [thrown])
  if (isChunkFailure(thrown)) return <LoadingFailed />
  const { router, reload, home } = failureTexts()
  return (
    <FailureScreen
      title={router.title}
      reason={reasonOf(thrown)}
      exits={[
        { text: reload, leave: documentExits.reload },
        { text: home, leave: documentExits.home },
      ]}
    />
  )
}
