import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

/** What is known about the failure: its status text, else its message (SHELL-03). */
function reasonOf(thrown: unknown): string {
  if (isRouteErrorResponse(thrown)) return thrown.statusText || String(thrown.status)
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The router's last resort. It uses no translations: those may be what failed. */
export function RouteErrorPage() {
  const thrown = useRouteError()
  useEffect(() => console.error(thrown), [thrown])
  return (
    <main className="mx-auto max-w-xl px-5 py-24">
      <title>Unexpected Application Error!</title>
      <h1 className="text-2xl font-bold">Unexpected Application Error!</h1>
      <p className="mt-4 rounded-xl bg-bad-tint px-4 py-3 font-mono text-sm text-bad">{reasonOf(thrown)}</p>
      <p className="mt-8 flex gap-6">
        <a className="link" href={window.location.href}>
          重新載入 Reload
        </a>
        <a className="link" href="/">
          回到首頁 Home
        </a>
      </p>
    </main>
  )
}
