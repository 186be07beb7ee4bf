import { mostZoom, panBy, viewAfterKey, whole, zoomAt } from './zoom.rules'

test('what lies under the pointer stays under it', () => {
  const at = { x: 0.25, y: 0.75 }
  const view = zoomAt(whole, 2, at)
  expect((at.x - view.x) / view.scale).toBeCloseTo(at.x)
  expect((at.y - view.y) / view.scale).toBeCloseTo(at.y)
})

test('it is never smaller than whole nor larger than eight times', () => {
  expect(zoomAt(whole, 0.5)).toEqual(whole)
  expect(zoomAt(whole, 100).scale).toBe(mostZoom)
})

test('it can be moved to its edges and not beyond', () => {
  const twice = zoomAt(whole, 2)
  expect(panBy(twice, { x: 9, y: -9 })).toEqual({ scale: 2, x: 0, y: -1 })
})

test('arrows move what is enlarged, and are left to the page while all is seen', () => {
  expect(viewAfterKey(whole, 'ArrowRight')).toBeUndefined()
  expect(viewAfterKey(zoomAt(whole, 2), 'ArrowRight')?.x).toBeCloseTo(-0.6)
  expect(viewAfterKey(zoomAt(whole, 2), '0')).toEqual(whole)
  expect(viewAfterKey(whole, 'a')).toBeUndefined()
})
