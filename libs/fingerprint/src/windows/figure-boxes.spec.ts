import { figureBoxes } from './figure-boxes'
import { IntegralImage } from './integral-image'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Dark boxes on a light ground. */
function planeOf(width: number, height: number, boxes: readonly Box[], ground = 240): IntegralImage {
  const data = new Float32Array(width * height).fill(ground)
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) data.fill(20, y * width + left, y * width + right)
  return new IntegralImage(data, width, height)
}

const boxesOf = (plane: IntegralImage): Box[] =>
  figureBoxes(plane).map(({ left, top, right, bottom }) => [left, top, right, bottom])

const figure: Box = [40, 40, 200, 200]

test('a figure beside a word is a part of its own; the letters of the word stay together', () => {
  const letters: Box[] = [0, 1, 2, 3].map((i) => [260 + i * 46, 100, 296 + i * 46, 150])
  expect(boxesOf(planeOf(520, 240, [figure, ...letters]))).toEqual([figure, [260, 100, 434, 150]])
})

test('a figure above two lines of words: three parts', () => {
  const lines: Box[] = [
    [20, 240, 300, 280],
    [20, 310, 300, 350],
  ]
  expect(boxesOf(planeOf(320, 380, [figure, ...lines]))).toEqual([figure, ...lines])
})

test('one figure alone is one part without its ground', () => {
  expect(boxesOf(planeOf(300, 260, [figure]))).toEqual([figure])
})

test('of an empty picture, of one that is full to its edges, and of specks nothing is parted', () => {
  expect(boxesOf(planeOf(200, 200, []))).toEqual([])
  expect(boxesOf(planeOf(200, 200, [[90, 90, 96, 96]]))).toEqual([])
  const noise = Float32Array.from({ length: 200 * 200 }, (_, i) => (i * 7_919) % 251)
  expect(figureBoxes(new IntegralImage(noise, 200, 200)).length).toBeLessThanOrEqual(1)
})

test('never more than four parts', () => {
  const many = Array.from({ length: 9 }, (_, i): Box => {
    const [x, y] = [30 + (i % 3) * 120, 30 + Math.floor(i / 3) * 120]
    return [x, y, x + 60, y + 60]
  })
  expect(boxesOf(planeOf(400, 400, many)).length).toBeLessThanOrEqual(4)
})
