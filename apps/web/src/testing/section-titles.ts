import { screen, within } from '@testing-library/react'

/** The headings of the second level on the page, in order. */
export const sectionTitles = (): (string | null)[] =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
