import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { api } from './api'

let asked = 0
const { useCountQuery, endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ count: build.query<number, void>({ queryFn: () => ({ data: (asked += 1) }) }) }),
})

function open() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

function Shown() {
  return <p>{useCountQuery().data}</p>
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))

beforeEach(() => {
  asked = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('SHELL-06: what no page shows any more is kept for 60 s', async () => {
  const store = open()
  const kept = () => endpoints.count.select()(store.getState()).data
  const { unmount } = render(<Shown />, { wrapper: (props) => <Provider store={store} {...props} /> })
  await pass(0)
  unmount()
  await pass(59)
  expect(kept()).toBe(1)
  await pass(2)
  expect(kept()).toBeUndefined()
})

it('SHELL-06: what is older than 5 minutes is asked for again by the next page that shows it', async () => {
  const store = open()
  const pages = (count: number) => (
    <Provider store={store}>
      {Array.from({ length: count }, (_, index) => (
        <Shown key={index} />
      ))}
    </Provider>
  )
  const { rerender } = render(pages(1))
  await pass(299)
  rerender(pages(2))
  await pass(0.1)
  expect(asked).toBe(1)
  await pass(2)
  rerender(pages(3))
  await pass(0.1)
  expect(asked).toBe(2)
  expect(screen.getAllByText('2')).toHaveLength(3)
})
