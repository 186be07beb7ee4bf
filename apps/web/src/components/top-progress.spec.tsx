import { act, render, screen } from '@testing-library/react'
import { SHOWN_AFTER_MS, TopProgress } from './top-progress'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const line = () => screen.queryByRole('progressbar', { name: 'Loading' })

it('is not there for what is done at once', () => {
  const { rerender } = render(<TopProgress isActive label="Loading" />)
  pass(SHOWN_AFTER_MS - 1)
  expect(line()).toBeNull()
  rerender(<TopProgress isActive={false} label="Loading" />)
  pass(1_000)
  expect(line()).toBeNull()
})

it('is there after 150 ms, tells no end that it does not know, and goes with what it stands for', () => {
  const { rerender } = render(<TopProgress isActive label="Loading" />)
  pass(SHOWN_AFTER_MS)
  expect(line()?.hasAttribute('aria-valuenow')).toBe(false)
  rerender(<TopProgress isActive={false} label="Loading" />)
  expect(line()).toBeNull()
})

it('waits anew for what comes next', () => {
  const { rerender } = render(<TopProgress isActive label="Loading" />)
  pass(SHOWN_AFTER_MS)
  rerender(<TopProgress isActive={false} label="Loading" />)
  rerender(<TopProgress isActive label="Loading" />)
  expect(line()).toBeNull()
  pass(SHOWN_AFTER_MS)
  expect(line()).toBeTruthy()
})
