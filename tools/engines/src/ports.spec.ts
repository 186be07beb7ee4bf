import { freePort } from './ports'

const drawn = jest.fn<number, []>()
jest.mock('node:crypto', () => ({ ...jest.requireActual<object>('node:crypto'), randomInt: () => drawn() }))

test('a port is given once, though nobody listens there yet', async () => {
  drawn.mockReturnValueOnce(28_413).mockReturnValueOnce(28_413).mockReturnValue(28_414)
  const [first, second] = [await freePort(), await freePort()]
  expect(second).not.toBe(first)
})

test('a port is not given that others will listen on, and do not yet', async () => {
  drawn.mockReturnValueOnce(28_415).mockReturnValue(28_416)
  expect(await freePort([28_415])).toBe(28_416)
})
