import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { showComponents } from '../testing/show-components'
import { SavedFilters } from './saved-filters'

function Where() {
  return <output>{useLocation().search}</output>
}
const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SavedFilters list="payments" names={['state', 'from']} />
      <Where />
    </MemoryRouter>,
  )

showComponents()
beforeEach(() => localStorage.clear())

describe('ADMIN-01: filters with a name', () => {
  it('are kept for their list, put into the address in the place of another, and forgotten', async () => {
    const user = userEvent.setup()
    const first = show('/?state=awaiting&from=2026-11-25&other=stays')
    await user.click(screen.getByRole('button', { name: 'Save this filter' }))
    await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Open ones{Enter}')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByRole('status').textContent).toBe('?other=stays')
    first.unmount()

    const again = show('/?state=paid')
    await user.click(screen.getByRole('button', { name: 'Open ones' }))
    expect(screen.getByRole('status').textContent).toBe('?state=awaiting&from=2026-11-25')
    await user.click(screen.getByRole('button', { name: 'Delete the filter Open ones' }))
    again.unmount()
    show('/')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
