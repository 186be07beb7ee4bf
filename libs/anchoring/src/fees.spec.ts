import * as fc from 'fast-check'
import { firstFees, replacementFees } from './fees'

const wei = fc.bigInt({ min: 0n, max: 10n ** 12n })
const market = fc.record({ baseFee: wei, tip: wei })

describe('fees', () => {
  it('never pass the cap, and the tip never passes the whole', () => {
    fc.assert(
      fc.property(market, market, wei, (before, now, cap) => {
        const first = firstFees(before, cap)
        const second = replacementFees(first, now, cap)
        for (const fees of [first, second ?? first]) {
          expect(fees.maxFeePerGas <= cap && fees.maxPriorityFeePerGas <= fees.maxFeePerGas).toBe(true)
        }
      }),
    )
  })

  it('a replacement offers at least 10 % more of both, whatever the market does', () => {
    fc.assert(
      fc.property(market, market, (before, now) => {
        const first = firstFees(before, 10n ** 13n)
        const second = replacementFees(first, now, 10n ** 14n)!
        expect(second.maxFeePerGas * 10n >= first.maxFeePerGas * 11n).toBe(true)
        expect(second.maxPriorityFeePerGas * 10n >= first.maxPriorityFeePerGas * 11n).toBe(true)
      }),
    )
  })

  it('there is no replacement beyond the cap', () => {
    const fees = { maxFeePerGas: 100n, maxPriorityFeePerGas: 1n }
    expect(replacementFees(fees, { baseFee: 1n, tip: 1n }, 112n)).toBeNull()
    expect(replacementFees(fees, { baseFee: 1n, tip: 1n }, 113n)).toMatchObject({ maxFeePerGas: 113n })
  })
})
