import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showComponents } from '../../testing/show-components'
import { FileQueue } from './file-queue'
import { useFileQueue } from './use-file-queue'

showComponents()

interface Sent {
  readonly name: string
  readonly from: number
  readonly signal: AbortSignal
  readonly onProgress: (sent: number) => void
  readonly end: (fault?: Error) => void
}

async function open() {
  const sent: Sent[] = []
  function Queue() {
    const queue = useFileQueue({
      send: (file, sending) =>
        new Promise<void>((resolve, reject) =>
          sent.push({ ...sending, name: file.name, end: (fault) => (fault ? reject(fault) : resolve()) }),
        ),
      faultText: (reason) => (reason as Error).message,
      refuse: ({ type }) => (type === 'text/plain' ? 'Not a picture.' : undefined),
      atOnce: 1,
    })
    return <FileQueue label="Pictures" invitation="Choose" hint="png" queue={queue} />
  }
  render(<Queue />)
  const user = userEvent.setup({ applyAccept: false })
  const pick = async (...names: string[]) =>
    user.upload(
      await screen.findByLabelText('Pictures', { selector: 'input' }),
      names.map(
        (name) => new File(['12345678'], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' }),
      ),
    )
  const row = (name: string) => within(screen.getByText(name).closest('li')!)
  return { user, sent, pick, row }
}

it('sends one after the other, shows how far each is, and takes nothing that is refused', async () => {
  const { sent, pick, row } = await open()
  await pick('a.png', 'b.png', 'c.txt')
  expect(row('c.txt').getByRole('alert').textContent).toBe('Not a picture.')
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a.png']))
  row('b.png').getByText('Waiting')
  act(() => sent[0]!.onProgress(4))
  expect(row('a.png').getByRole('progressbar', { name: 'a.png' }).getAttribute('aria-valuenow')).toBe('50')
  await act(async () => sent[0]!.end())
  await waitFor(() => expect(sent).toHaveLength(2))
  row('a.png').getByText('Done')
  expect(screen.getByText('1 of 3 sent').getAttribute('role')).toBe('status')
})

it('tries a failed file again from where it was', async () => {
  const { user, sent, pick, row } = await open()
  await pick('a.png')
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]!.onProgress(6))
  await act(async () => sent[0]!.end(new Error('no line')))
  expect(row('a.png').getByRole('alert').textContent).toBe('no line')
  await user.click(screen.getByRole('button', { name: 'Send a.png again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]!.from).toBe(6)
})

it('a file that is taken out is no longer sent', async () => {
  const { user, sent, pick } = await open()
  await pick('a.png')
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
  expect(sent[0]!.signal.aborted).toBe(true)
  expect(screen.queryByText('a.png')).toBeNull()
})
