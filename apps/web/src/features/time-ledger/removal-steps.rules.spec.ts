import { drawnHours, removalSteps } from './removal-steps.rules'

const point = (hours: number, removed: number) => ({
  hours,
  removed,
  band: { low: removed / 2, high: removed },
})

describe('the drawn curve', () => {
  it('begins at filing with nothing removed, and is level from its last step to where cases were followed', () => {
    expect(removalSteps([point(5, 0.4), { hours: 9, removed: 1, band: null }], 20)).toEqual([
      { hours: 0, removed: 0, band: [0, 0] },
      { hours: 5, removed: 0.4, band: [0.2, 0.4] },
      { hours: 9, removed: 1, band: [1, 1] },
      { hours: 20, removed: 1, band: [1, 1] },
    ])
  })

  it('keeps what was removed within the first hour', () => {
    expect(removalSteps([point(0, 0.1)], 0)).toEqual([{ hours: 0, removed: 0.1, band: [0.05, 0.1] }])
  })

  it('ends after thirty days', () => {
    const steps = removalSteps([point(5, 0.4), point(drawnHours + 1, 0.9)], 5000)
    expect(steps.map(({ hours, removed }) => [hours, removed])).toEqual([
      [0, 0],
      [5, 0.4],
      [drawnHours, 0.4],
    ])
  })

  it('is a level line where nothing was removed', () => {
    expect(removalSteps([], 48).map(({ hours, removed }) => [hours, removed])).toEqual([
      [0, 0],
      [48, 0],
    ])
  })
})
