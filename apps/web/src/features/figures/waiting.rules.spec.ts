import { waitingOf } from './waiting.rules'

test('only what waits is named, money and people before machines, whichever service answered first', () => {
  const figures = [
    { service: 'identity', data: { series: [], queues: [{ name: 'parked-jobs' as const, waiting: 2 }] } },
    { service: 'enforcement' },
    {
      service: 'billing',
      data: {
        series: [],
        queues: [
          { name: 'refunds' as const, waiting: 0 },
          { name: 'payment-reviews' as const, waiting: 1 },
        ],
      },
    },
  ]
  expect(waitingOf(figures)).toEqual([
    { service: 'billing', name: 'payment-reviews', waiting: 1 },
    { service: 'identity', name: 'parked-jobs', waiting: 2 },
  ])
})
