import { render, screen } from '@testing-library/react'
import { showComponents } from '../testing/show-components'
import { ContentsList } from './contents-list'
import { QuotaMeter } from './quota-meter'
import { StepList } from './step-list'
import { Timeline } from './timeline'

showComponents()

test.each([
  [2, 5, '2 of 5 used', '5'],
  [7, 5, '7 of 5 used', '5'],
  [0, 0, '0 of 0 used', '1'],
])('a quota of which %i of %i is used', async (used, total, said, most) => {
  render(<QuotaMeter label="Seals" used={used} total={total} />)
  const meter = await screen.findByRole('meter', { name: 'Seals' })
  expect(meter.getAttribute('aria-valuetext')).toBe(said)
  expect(meter.getAttribute('aria-valuemax')).toBe(most)
})

const steps = ['Search', 'Compare', 'Report'].map((text) => ({ id: text, text }))

test.each([
  ['is at one', { current: 1 }, ['Search (done)', 'Compare', 'Report'], 'Compare'],
  ['has failed at one', { current: 1, hasFailed: true }, ['Search (done)', 'Compare', 'Report'], undefined],
  ['is done', { current: 3 }, ['Search (done)', 'Compare (done)', 'Report (done)'], undefined],
])('a list of steps that %s', (_, state, said, now) => {
  render(<StepList label="Steps" steps={steps} {...state} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.lastElementChild?.textContent)).toEqual(said)
  const current = items.find((item) => item.getAttribute('aria-current') === 'step')
  expect(current?.lastElementChild?.textContent).toBe(now)
})

test('a time line keeps its order and says when', () => {
  render(
    <Timeline
      label="The case"
      entries={[
        { id: 'b', at: '2026-11-20T08:00:00Z', title: 'Opened' },
        { id: 'a', at: '2026-11-21T08:00:00Z', title: 'Removed' },
      ]}
    />,
  )
  const times = screen.getAllByRole('listitem').map((item) => item.querySelector('time')?.dateTime)
  expect(times).toEqual(['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'])
})

test('a list of contents marks the part that is being read', () => {
  const tops: Record<string, number> = { one: -400, two: 100, three: 2_000 }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id] ?? 0 } as DOMRect
  })
  const entries = Object.keys(tops).map((id) => ({ id, text: id }))
  render(
    <>
      {entries.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
      <ContentsList entries={entries} />
    </>,
  )
  expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('two')
})
