import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { StepUp } from '../session/step-up/step-up'

interface SideLayoutProps {
  readonly navigation: ReactNode
  /** Whether a footer stands below it, which is then in sight. */
  readonly hasFooter: boolean
}

/** An area of its own: its navigation at the side, and the page, whose column begins beside it and is skipped to. */
export function SideLayout({ navigation, hasFooter }: SideLayoutProps) {
  const height = hasFooter ? 'lg:min-h-[calc(100dvh-8.5rem)]' : 'lg:min-h-[calc(100dvh-4.25rem)]'
  return (
    <div className={`mx-auto w-full max-w-[88rem] lg:grid lg:grid-cols-[16rem_1fr] ${height}`}>
      <div className="lg:border-r lg:border-line lg:py-8 lg:pr-4 lg:pl-[calc(var(--spacing-gutter)-0.875rem)] print:hidden">
        {/* On a low screen it is scrolled by itself; the room around it is that of the focus ring. */}
        <div className="lg:sticky lg:top-8 lg:-m-1 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:p-1">
          {navigation}
        </div>
      </div>
      <div id="page" tabIndex={-1} className="min-w-0 outline-none lg:[--column-margin:0]">
        <Outlet />
      </div>
      <StepUp />
    </div>
  )
}
