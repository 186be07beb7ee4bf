import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { showComponents } from '../../testing/show-components'
import { DataTable } from './data-table'
import type { TableColumn } from './table-columns'

// jsdom draws nothing: a frame of 600 pixels, rows of 60.
for (const [name, pixels] of [
  ['offsetHeight', 60],
  ['clientHeight', 600],
] as const) {
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get: () => pixels,
  })
}

interface Work {
  readonly id: string
  readonly title: string
  readonly price: number | undefined
}

const works: Work[] = [
  { id: 'b', title: '山 10', price: 30 },
  { id: 'a', title: '山 9', price: undefined },
  { id: 'c', title: '海', price: 7 },
]
const columns: TableColumn<Work>[] = [
  { id: 'title', header: 'Title', isTitle: true, value: ({ title }) => title, cell: ({ title }) => title },
  { id: 'price', header: 'Price', value: ({ price }) => price, cell: ({ price }) => price ?? 'none' },
  { id: 'more', header: 'More', cell: () => 'secret' },
]

showComponents()

type Props = Partial<Parameters<typeof DataTable<Work>>[0]>

async function open(props: Props = {}) {
  render(<DataTable label="Works" columns={columns} rows={works} rowId={({ id }) => id} {...props} />)
  await screen.findByRole('combobox', { name: 'Sort by' })
  return userEvent.setup()
}
const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

it('is a table with names for its columns and rows', async () => {
  await open()
  const table = screen.getByRole('table', { name: 'Works' })
  const names = within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
  expect(names).toEqual(['Title', 'Price', 'More'])
  expect(titles()).toEqual(['山 10', '山 9', '海'])
})

describe('sorting', () => {
  it('by the head: numbers by their size, texts with numbers in them as people count, nothing last', async () => {
    const user = await open()
    const title = screen.getByRole('button', { name: 'Title' })
    await user.click(title)
    expect(titles().indexOf('山 9')).toBeLessThan(titles().indexOf('山 10'))
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(titles().at(-1)).toBe('山 9')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(titles().at(-1)).toBe('山 9')
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('by the select that stands there where rows are cards', async () => {
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, ascending')
    expect(titles()).toEqual(['海', '山 10', '山 9'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'As it comes')
    expect(titles()).toEqual(['山 10', '山 9', '海'])
  })
})

it('searches columns with a value and no other, and says when nothing matches', async () => {
  const user = await open({ isSearched: true })
  const field = screen.getByRole('textbox', { name: 'Search' })
  await user.type(field, '海')
  expect(titles()).toEqual(['海'])
  await user.clear(field)
  await user.type(field, 'secret')
  screen.getByText('Nothing matches.')
})

it('shows page by page, and begins anew when the search leaves fewer', async () => {
  const user = await open({ pageSize: 2, isSearched: true })
  screen.getByText('Page 1 of 2')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(titles()).toEqual(['海'])
  await user.type(screen.getByRole('textbox', { name: 'Search' }), '山')
  expect(titles()).toEqual(['山 10', '山 9'])
})

it('selects by keyboard: one row, all of them, and says how many', async () => {
  function Selecting() {
    const [ids, setIds] = useState<readonly string[]>([])
    return (
      <DataTable
        label="Works"
        columns={columns}
        rows={works}
        rowId={({ id }) => id}
        selection={{ ids, onChange: setIds }}
        actions={`chosen: ${ids.join(',')}`}
      />
    )
  }
  render(<Selecting />)
  const user = userEvent.setup()
  const one = await screen.findByRole('checkbox', { name: 'Select 海' })
  one.focus()
  await user.keyboard(' ')
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('海')
  screen.getByText('chosen: c')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
  expect(screen.getByText('3 selected').getAttribute('role')).toBe('status')
})

it('of a thousand rows draws those in sight, and tells a screen reader how many there are', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    id: String(index),
    title: `Work ${index}`,
    price: index,
  }))
  await open({ rows: many })
  const table = await screen.findByRole('table', { name: 'Works' })
  expect(table.getAttribute('aria-rowcount')).toBe('1001')
  await waitFor(() => expect(titles().length).toBeGreaterThan(5))
  expect(titles().length).toBeLessThan(50)
  expect(screen.getByRole('rowheader', { name: 'Work 3' }).closest('tr')!.getAttribute('aria-rowindex')).toBe(
    '5',
  )
})
