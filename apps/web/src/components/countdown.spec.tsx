import { act, render, screen } from '@testing-library/react'
import { showComponents } from '../testing/show-components'
import { Countdown } from './countdown'
import { remainingText } from './countdown.rules'

showComponents()

test.each([
  [90_061_000, 'en', '1 day 1 hour'],
  [3_661_000, 'en', '1 hour 1 minute'],
  [61_000, 'zh-TW', '1 分鐘 1 秒'],
  [900, 'en', '1 second'],
  [-5_000, 'en', '0 seconds'],
])('%i ms in %s: %s', (ms, language, text) => {
  expect(remainingText(ms, language)).toBe(text)
})

test('it runs down by itself, is not read out meanwhile, and says once that it has ended', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
  try {
    const ended = jest.fn()
    render(<Countdown label="Ends in" until="2026-11-21T08:00:03Z" onEnd={ended} />)
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('3 seconds')
    expect(timer.getAttribute('aria-live')).toBeNull()
    act(() => jest.advanceTimersByTime(1_000))
    expect(timer.textContent).toBe('2 seconds')
    for (let second = 0; second < 5; second += 1) act(() => jest.advanceTimersByTime(1_000))
    expect(timer.textContent).toBe('Ended')
    expect(ended).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})
