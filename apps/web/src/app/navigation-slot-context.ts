import { createContext } from 'react'

/**
 * Where the navigation of an area is drawn: beside `<main>`, not in it, though the area's layout, which knows it, stands
 * inside behind guard and boundaries. Null until the frame is there.
 */
export const NavigationSlotContext = createContext<HTMLElement | null>(null)
