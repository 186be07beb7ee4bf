/** In the bar of wide screens, or in the menu of narrow ones. */
export type HeaderLook = 'bar' | 'menu'

const current = 'aria-[current=page]:text-brand-deep'

/** The classes of a link or button of the header. */
export const headerItem: Record<HeaderLook, string> = {
  bar: `inline-flex min-h-11 items-center gap-1 rounded-lg px-2.5 text-[0.9375rem] font-medium whitespace-nowrap hover:text-brand-deep aria-expanded:text-brand-deep aria-[current=page]:underline aria-[current=page]:underline-offset-8 ${current}`,
  menu: `flex min-h-12 w-full items-center rounded-lg px-3 text-left text-subheading font-medium hover:bg-brand-tint aria-[current=page]:bg-brand-tint ${current}`,
}

/** The same for the one that stands out. */
export const headerButton: Record<HeaderLook, string> = {
  bar: 'ml-1.5 inline-flex min-h-11 items-center rounded-xl border border-transparent bg-brand-deep px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-on-brand hover:bg-brand-dark',
  menu: 'flex min-h-12 w-full items-center justify-center rounded-xl border border-transparent bg-brand-deep px-4 text-subheading font-semibold text-on-brand hover:bg-brand-dark max-sm:mt-2',
}

/** A link in a menu that a button of the header opens. */
export const menuItem =
  'flex min-h-11 items-center rounded-lg px-3 whitespace-nowrap hover:bg-brand-tint hover:text-brand-dark aria-[current=page]:bg-brand-tint aria-[current=page]:text-brand-dark'
