import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { StepUp } from '../session/step-up/step-up'

/** An area of its own: its navigation at the side, and the page, whose column begins beside it. */
export function SideLayout({ navigation }: { readonly navigation: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[88rem] lg:grid lg:min-h-[calc(100dvh-8.5rem)] lg:grid-cols-[16rem_1fr]">
      <div className="lg:border-r lg:border-line lg:py-8 lg:pr-4 lg:pl-[calc(var(--spacing-gutter)-0.875rem)] print:hidden">
        <div className="lg:sticky lg:top-8">{navigation}</div>
      </div>
      <div className="min-w-0 lg:[--column-margin:0]">
        <Outlet />
      </div>
      <StepUp />
    </div>
  )
}
