import { registerPath } from './campaign'
import {
  comparisonAttribution,
  elapsedSinceImpression,
  noteComparisonImpression,
} from './comparison-impression'

afterEach(() => {
  sessionStorage.clear()
  jest.restoreAllMocks()
})

describe('HOME-16: links to the registration', () => {
  const campaign =
    'utm_source=fb&utm_medium=m&utm_campaign=c&utm_content=t&utm_term=w&ad_group=g&ad_copy_id=9'

  it('carry why, with what, and the whole campaign', () => {
    const path = registerPath(`?${campaign}&token=secret`, {
      intent: 'submit_takedown',
      prefillUrl: 'https://shop.example/?a=1&b=2',
      upgrade: 'guardian',
    })
    expect(path).toBe(
      `/register?intent=submit_takedown&prefill_url=https%3A%2F%2Fshop.example%2F%3Fa%3D1%26b%3D2&upgrade=guardian&${campaign}`,
    )
  })

  it('are bare where there is nothing to carry', () => {
    expect(registerPath('?utm_source=')).toBe('/register')
  })
})

describe('HOME-17: the comparison was seen', () => {
  it('is noted once, with the places that were left', () => {
    expect(noteComparisonImpression('10-6', 1_000)).toBe(true)
    expect(noteComparisonImpression('0', 2_000)).toBe(false)
    expect(comparisonAttribution(3_500)).toEqual({
      from_component: 'comparison_block',
      promo_left_bucket_at_impression: '10-6',
      elapsed: 2_500,
    })
  })

  it.each([
    ['missing', null],
    ['not positive', '0'],
    ['negative', '-5'],
    ['no number', 'x'],
    ['in the future', '5000'],
  ])('has no elapsed time where it is %s', (_, written) => {
    if (written !== null) sessionStorage.setItem('comparison_impression_at', written)
    expect(elapsedSinceImpression(4_000)).toBeUndefined()
    expect(comparisonAttribution(4_000)).toEqual({ from_component: 'other' })
  })

  it('a full storage is warned of and stops nothing', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(noteComparisonImpression(undefined)).toBe(false)
    expect(warn).toHaveBeenCalled()
  })
})
