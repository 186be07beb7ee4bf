import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'

export interface Place {
  readonly to: string
  readonly text: string
  readonly Icon: LucideIcon
}

interface SideNavigationProps {
  readonly label: string
  readonly places: readonly Place[]
  /** What stands below, under titles. */
  readonly further?: readonly { readonly title: string; readonly places: readonly Place[] }[]
  /** What becomes of it on a phone: a bar of the first places as tabs at the lower edge, or all of it, in a menu. */
  readonly onPhones: keyof typeof looks
}

const place =
  'flex min-h-11 items-center gap-3 rounded-xl px-3.5 font-medium whitespace-nowrap hover:bg-brand-tint hover:text-brand-dark aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-dark forced-colors:aria-[current=page]:border'

const looks = {
  tabs: {
    nav: 'tab-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)]',
    list: 'max-lg:grid max-lg:auto-cols-fr max-lg:grid-flow-col',
    place:
      'max-lg:min-h-14 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:rounded-none max-lg:px-0.5 max-lg:text-[0.6875rem] max-lg:leading-tight max-lg:whitespace-normal max-lg:text-center max-lg:aria-[current=page]:bg-transparent',
    further: 'max-lg:hidden',
  },
  menu: { nav: '', list: 'space-y-1', place: '', further: '' },
} as const

/** The places of an area of its own, such as the member centre: at the side, on phones in reach of the thumb. */
export function SideNavigation({ label, places, further, onPhones }: SideNavigationProps) {
  const look = looks[onPhones]
  const entry = ({ to, text, Icon }: Place) => (
    <li key={to}>
      <NavLink to={to} className={`${place} ${look.place}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {text}
      </NavLink>
    </li>
  )
  return (
    <nav aria-label={label} className={`${look.nav} print:hidden`}>
      <ul className={`lg:space-y-1 ${look.list}`}>{places.map(entry)}</ul>
      {further?.map((group) => (
        <section key={group.title} className={`mt-6 border-t border-line pt-5 ${look.further}`}>
          <h2 className="mb-2 px-3.5 text-small font-semibold text-soft">{group.title}</h2>
          <ul className="space-y-1 text-soft">{group.places.map(entry)}</ul>
        </section>
      ))}
    </nav>
  )
}
