import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showComponents } from '../testing/show-components'
import { ExportList } from './export-list'

showComponents()

describe('ADMIN-01: a list as a file', () => {
  it('is asked for with a reason; persons are left out unless they are asked for', async () => {
    const user = userEvent.setup()
    const asked: object[] = []
    render(
      <ExportList
        hasPersons
        onExport={(wanted) => {
          asked.push(wanted)
          return Promise.resolve({})
        }}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await screen.findByRole('textbox', { name: 'What it is for' })
    await user.keyboard('for the accountant{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await user.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'for a letter')
    await user.click(screen.getByRole('checkbox', { name: /columns of persons/ }))
    await user.click(screen.getByRole('button', { name: 'Save the file' }))
    expect(asked).toEqual([
      { reason: 'for the accountant', personal: false },
      { reason: 'for a letter', personal: true },
    ])
  })

  it('says what stood in the way, and keeps the reason', async () => {
    const user = userEvent.setup()
    render(<ExportList onExport={() => Promise.resolve({ error: new Error('away') })} />)
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    await user.type(await screen.findByRole('textbox', { name: 'What it is for' }), 'for a letter{Enter}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('for a letter')
  })
})
