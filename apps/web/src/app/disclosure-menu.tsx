import { useId, type ReactNode } from 'react'
import { Chevron } from '../components/chevron'
import { headerItem } from './header-look'
import type { OpenMenus } from './use-open-menu'

interface DisclosureMenuProps {
  readonly menus: OpenMenus
  /** What it is called among the menus. */
  readonly name: string
  readonly text: ReactNode
  /** Which edge of the button it keeps to. */
  readonly edge: 'left-0' | 'right-0'
  readonly children: ReactNode
}

/** A button of a header and what it shows below it: the pattern of disclosure navigation. */
export function DisclosureMenu({ menus, name, text, edge, children }: DisclosureMenuProps) {
  const id = useId()
  const isOpen = menus.isOpen(name)
  return (
    <div className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={menus.toggle(name)}
        className={headerItem.bar}
      >
        {text}
        <Chevron isUp={isOpen} />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        // A click between two links stays in the menu, and does not close it.
        tabIndex={-1}
        className={`card absolute top-full ${edge} z-10 mt-2 animate-rise p-3 outline-none`}
      >
        {isOpen && children}
      </div>
    </div>
  )
}
