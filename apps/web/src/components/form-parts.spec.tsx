import { act, renderHook, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { showComponents } from '../testing/show-components'
import { ComboboxField } from './combobox-field'
import { DateField } from './date-field'
import { ErrorSummary } from './error-summary'
import { useInlineSave } from './use-inline-save'

showComponents()

it('a combobox is narrowed by typing and chosen from by keyboard', async () => {
  const options = [
    { value: 'tw', text: 'Taiwan' },
    { value: 'jp', text: 'Japan' },
  ]
  function Choosing() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <>
        <ComboboxField label="Country" options={options} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }
  render(<Choosing />)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'jap')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Japan'])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('jp'))
})

it('a day says what is wrong with it, at the field', () => {
  const { rerender } = render(<DateField label="Day" value="" onChange={() => undefined} />)
  const field = screen.getByLabelText('Day')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  rerender(<DateField label="Day" value="" onChange={() => undefined} error="Please enter a day." />)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby')?.split(' ')[1])
})

it('a summary of faults takes the focus once there are some, and each line leads to its field', async () => {
  const faults = [{ fieldId: 'name', text: 'Please enter a name.' }]
  const form = (shown: typeof faults) => (
    <>
      <ErrorSummary faults={shown} />
      <input id="name" aria-label="Name" />
    </>
  )
  const { rerender } = render(form([]))
  rerender(form(faults))
  expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'To be mended: 1' }))
  await userEvent.setup().click(screen.getByRole('link', { name: 'Please enter a name.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

describe('a field that saves itself', () => {
  it('says what became of the last change, whatever an earlier one answers late', async () => {
    const waiting: ((saved: boolean) => void)[] = []
    const save = () =>
      new Promise<void>((resolve, reject) =>
        waiting.push((saved) => (saved ? resolve() : reject(new Error('no line')))),
      )
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { result } = renderHook(() => useInlineSave(save))
    act(() => void result.current.save('first'))
    act(() => void result.current.save('second'))
    await act(async () => waiting[1]?.(true))
    expect(result.current.state).toBe('saved')
    await act(async () => waiting[0]?.(false))
    expect(result.current.state).toBe('saved')
  })

  it('can be tried again with the value that was not saved', async () => {
    const saved: string[] = []
    const save = async (value: string) => {
      saved.push(value)
      if (saved.length === 1) throw new Error('no line')
    }
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { result } = renderHook(() => useInlineSave(save))
    await act(async () => result.current.save('mine'))
    expect(result.current.state).toBe('failed')
    await act(async () => result.current.retry())
    expect(result.current.state).toBe('saved')
    expect(saved).toEqual(['mine', 'mine'])
  })
})
