import { render, screen, waitFor } from '@testing-library/react'

// The set-up of the web's tests prints the page only for a wait that is given up.
test.each([
  ['findByText', () => screen.findByText('not there', {}, { timeout: 100 })],
  ['findByRole', () => screen.findByRole('button', {}, { timeout: 100 })],
  ['waitFor', () => waitFor(() => screen.getByText('not there'), { timeout: 100 })],
  ['getByText', async () => screen.getByText('not there')],
])('what %s did not find is told with the page', async (_, look) => {
  render(<p data-testid="page">there</p>)
  const error = await look().catch((reason: unknown) => reason as Error)
  expect(error).toMatchObject({ name: 'TestingLibraryElementError' })
  for (const text of [(error as Error).message, (error as Error).stack]) expect(text).toContain('data-testid')
})
