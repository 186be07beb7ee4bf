import { freePort } from './ports'

const drawn = jest.fn<number, []>()
jest.mock('node:crypto', () => ({ ...jest.requireActual<object>('node:crypto'), randomInt: () => drawn() }))

test('a port is given once, though nobody listens there yet', async () => {
  drawn.mockReturnValueOnce(28_413).mockReturnValueOnce(28_413).mockReturnValue(28_414)
  const [first, second] = [await freePort(), await freePort()]
  expect(second).not.toBe(first)
})
