import type { ReactNode } from 'react'

/** A turning ring and what is being waited for. */
export function Spinner({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <span
        aria-hidden
        className="size-6 shrink-0 animate-spin rounded-full border-3 border-brand-wash border-t-brand-deep"
      />
      {children}
    </p>
  )
}
