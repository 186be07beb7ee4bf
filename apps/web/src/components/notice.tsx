import type { ReactNode } from 'react'

const tones = {
  plain: 'border-line bg-surface text-ink',
  good: 'border-good/25 bg-good-tint text-good',
  warn: 'border-warn/25 bg-warn-tint text-warn',
  bad: 'border-bad/25 bg-bad-tint text-bad',
} as const

interface NoticeProps {
  readonly children: ReactNode
  readonly tone?: keyof typeof tones
  /** Announced when it appears: politely, or at once for what went wrong. */
  readonly live?: boolean
}

/** A framed remark beside what it is about. */
export function Notice({ children, tone = 'plain', live = false }: NoticeProps) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={`rounded-xl border px-4 py-3 text-[0.95rem] ${tones[tone]}`}>
      {children}
    </div>
  )
}
