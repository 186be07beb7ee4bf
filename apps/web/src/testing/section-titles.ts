import { screen } from '@testing-library/react'

/** The headings of the second level on the page, in order; those of a navigation beside it are not its own. */
export function sectionTitles(): (string | null)[] {
  const headings = screen.getAllByRole('heading', { level: 2 })
  return headings.filter((heading) => !heading.closest('nav')).map(({ textContent }) => textContent)
}
