import type { ReactNode } from 'react'

/**
 * What one can do on a page, in reach wherever one has scrolled to: it sticks to the lower edge until its own place comes
 * into sight. `--bottom-bar` is the height of what else stands there.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="action-bar sticky bottom-[var(--bottom-bar,0px)] z-20 -mx-gutter border-t border-line bg-surface/95 px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:mx-0 sm:rounded-2xl sm:px-5 sm:border sm:shadow-card print:hidden">
      <div className="flex gap-3 *:flex-1 max-sm:[&_:is(a,button)]:px-2 sm:justify-end sm:*:flex-none">
        {children}
      </div>
    </div>
  )
}
