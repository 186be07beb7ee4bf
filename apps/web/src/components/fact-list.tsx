import type { ReactNode } from 'react'

/** Names and their values, one under the other; a value stands beside its name where the list, not the window, is wide. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="@container divide-y divide-line">{children}</dl>
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
  /** A button for the value, such as copying it. */
  readonly action?: ReactNode
}

export function Fact({ name, children, action }: FactProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-0.5 py-3.5">
      <dt className="w-full text-small text-soft @md:w-44 @md:pt-0.5">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-start justify-between gap-3">
        <div className="min-w-0 break-words">{children}</div>
        {action}
      </dd>
    </div>
  )
}
