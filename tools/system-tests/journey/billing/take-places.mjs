import { randomInt } from 'node:crypto'
import { askJson } from '../../shared/ask.mjs'
import { Buyer } from '../../shared/buyer.mjs'

/**
 * The first who register on a day get a plan for two months, after which alone a plan that they buy begins. So others take
 * the places that are left, each of which counts once.
 */
export async function takePlaces({ origin }, { mails }, record) {
  const left = async () => (await askJson(`${origin}/api/promotions/today`)).remaining
  let remaining = await left()
  record.artefact('places left', remaining)
  while (remaining > 0) {
    const before = remaining
    await Buyer.register(origin, randomInt(1e8), 'early', mails)
    remaining = await left()
    // Others may register meanwhile.
    record.expect(
      remaining < before,
      `${remaining} places are left of ${before} after somebody has registered`,
    )
  }
}
