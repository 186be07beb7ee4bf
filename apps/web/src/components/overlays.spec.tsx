import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { showComponents } from '../testing/show-components'
import { Button } from './button'
import { ModalDialog } from './modal-dialog'
import { PopoverButton } from './popover-button'
import { showToast, Toasts } from './toasts'

showComponents()

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ModalDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Details"
        placement="side"
        actions={<Button>Send</Button>}
      >
        <p>Inside</p>
      </ModalDialog>
    </>
  )
}

describe('a dialog', () => {
  it('has its title for a name, keeps the focus inside, and gives it back on Escape', async () => {
    render(<Page />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Details' })
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
  })

  it('is closed by its button', async () => {
    render(<Page />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Open' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a popover is opened and closed by keyboard', async () => {
  render(
    <PopoverButton label="What?" title="The score">
      50 speaks for neither side.
    </PopoverButton>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'The score' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a toast', () => {
  it('is said, can be reached and closed, and is there once', async () => {
    render(<Toasts />)
    act(() => void showToast({ text: 'Saved.' }))
    const toast = await screen.findByRole('alertdialog', { name: 'Saved.' })
    expect(screen.getByRole('region', { name: /^Messages/ }).contains(toast)).toBe(true)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  })

  it('goes when its time is over', async () => {
    jest.useFakeTimers()
    try {
      render(<Toasts />)
      act(() => void showToast({ text: 'Sent.' }))
      expect(screen.getByText('Sent.')).toBeTruthy()
      await act(() => jest.advanceTimersByTimeAsync(9_000))
      expect(screen.queryByText('Sent.')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })
})
