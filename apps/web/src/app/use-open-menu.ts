import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'

interface OpenMenu {
  readonly name: string
  /** The page that it was opened on: it does not follow to the next. */
  readonly at: string
  readonly button: HTMLElement
}

/** At most one menu is open, until somebody goes elsewhere: to a page, with the focus, or by Escape, which gives the focus back. */
export function useOpenMenu() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<OpenMenu>()
  const open = opened?.at === key ? opened : undefined
  const close = () => setOpened(undefined)
  return {
    isOpen: (name: string) => open?.name === name,
    /** For the button of a menu. */
    toggle: (name: string) => (event: MouseEvent<HTMLElement>) =>
      open?.name === name ? close() : setOpened({ name, at: key, button: event.currentTarget }),
    /** For the element around buttons and menus. */
    surroundings: {
      onKeyDown: ({ key: pressed }: KeyboardEvent) => {
        if (!open || pressed !== 'Escape') return
        close()
        open.button.focus()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
  }
}

export type OpenMenus = ReturnType<typeof useOpenMenu>
