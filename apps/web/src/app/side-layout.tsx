import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Outlet } from 'react-router-dom'
import { StepUp } from '../session/step-up/step-up'

interface SideLayoutProps {
  readonly navigation: ReactNode
}

/**
 * An area of its own: its navigation at the side, before the page, and the page, whose column begins beside it. The slot is
 * the frame's element; if the frame handed it down as state, a written page would be drawn anew instead of hydrated.
 */
export function SideLayout({ navigation }: SideLayoutProps) {
  const slot = useSyncExternalStore(neverChanges, slotOfFrame, () => null)
  return (
    <>
      {slot && createPortal(<Side>{navigation}</Side>, slot)}
      <Outlet />
      <StepUp />
    </>
  )
}

const slotOfFrame = () => document.getElementById('navigation-slot')
const neverChanges = () => () => undefined

/** On a low screen it is scrolled by itself; the room around it is that of the focus ring. */
const Side = ({ children }: { readonly children: ReactNode }) => (
  <div className="lg:sticky lg:top-8 lg:-m-1 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:p-1">
    {children}
  </div>
)
