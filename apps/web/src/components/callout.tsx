import InfoIcon from 'lucide-react/icons/info'
import WarningIcon from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

interface CalloutProps {
  readonly title: string
  readonly tone?: 'plain' | 'warn'
  readonly children: ReactNode
}

/** Something in an article that should not be read over. What has happened on a page is a `Notice`. */
export function Callout({ title, tone = 'plain', children }: CalloutProps) {
  const Icon = tone === 'warn' ? WarningIcon : InfoIcon
  return (
    <aside
      aria-label={title}
      className={`rounded-xl border-l-4 px-5 py-4 ${tone === 'warn' ? 'border-warn bg-warn-tint' : 'border-brand-deep bg-brand-tint'}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" />
        {title}
      </p>
      <div className="mt-1">{children}</div>
    </aside>
  )
}
