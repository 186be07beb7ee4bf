import { comparePayments, type BookedPayment, type OurPayment } from './compare-payments.rules'

const unrefunded = { attemptNumber: 'OS1', providerNumber: 'T1', amount: 590 }
const line = { ...unrefunded, refunded: 0 } satisfies BookedPayment
const booked: OurPayment = { ...line, orderId: 'o1', isPaid: true, paidAt: null, isRefunding: false }
const compare = (theirs: BookedPayment[], ours: OurPayment[]) =>
  comparePayments(theirs, ours, () => true).map(({ kind, ours: own, theirs: their }) => [kind, own, their])

test.each<[string, BookedPayment[], OurPayment[], unknown[]]>([
  ['both have it', [line], [booked], []],
  [
    'only they have it',
    [line],
    [{ ...booked, isPaid: false, providerNumber: '' }],
    [['lost-notice', undefined, 590]],
  ],
  [
    'a further charge that we have not',
    [{ ...line, providerNumber: 'T2' }, line],
    [booked],
    [['lost-notice', undefined, 590]],
  ],
  ['only we have it', [], [booked], [['missing-there', 590, undefined]]],
  ['a number that nobody knows', [line], [], [['unknown', undefined, 590]]],
  ['another amount', [{ ...line, amount: 591 }], [booked], [['amount', 590, 591]]],
  ['a refund that is under way', [{ ...line, refunded: 100 }], [{ ...booked, isRefunding: true }], []],
  ['a book that says nothing of refunds', [unrefunded], [{ ...booked, refunded: 100 }], []],
  ['another refund', [{ ...line, refunded: 100 }], [booked], [['refund', 0, 100]]],
])('%s', (_what, theirs, ours, expected) => expect(compare(theirs, ours)).toEqual(expected))

test('a difference names the numbers of its payment and the order', () => {
  const of = { attemptNumber: 'OS1', providerNumber: 'T1', orderId: 'o1' }
  const lines = [{ ...line, amount: 591, refunded: 100 }]
  expect(comparePayments(lines, [booked], () => true)).toEqual([
    { ...of, kind: 'amount', ours: 590, theirs: 591 },
    { ...of, kind: 'refund', ours: 0, theirs: 100 },
  ])
})

test('a payment that is not booked belongs to the try that is not paid, where its number is that of a paid one too', () => {
  const waiting = { ...booked, providerNumber: '', isPaid: false, orderId: 'o2' }
  for (const ours of [
    [booked, waiting],
    [waiting, booked],
  ])
    expect(comparePayments([{ ...line, providerNumber: 'T2' }, line], ours, () => true)).toMatchObject([
      { kind: 'lost-notice', orderId: 'o2' },
    ])
})

test('a payment of another day is not missing', () => {
  expect(comparePayments([], [booked], () => false)).toEqual([])
})
