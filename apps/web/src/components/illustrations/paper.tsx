import type { ReactNode } from 'react'

/** The sheet that every illustration is printed on: 160 by 120, lines of ink, and red where a seal would be. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      className="h-30 w-40"
      fill="none"
      stroke="var(--color-field)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="62" rx="72" ry="52" fill="var(--color-seal-tint)" stroke="none" />
      {children}
    </svg>
  )
}
