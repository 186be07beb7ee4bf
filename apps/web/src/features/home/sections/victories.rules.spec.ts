import { platformName } from '../../../components/platform-name'
import { sampleVictories, victoriesIn } from './victories.rules'

const one = { caseId: 'ZK-2611-001', platform: 'shopee', ttrHours: 36 }
const shown = { ...one, isSample: false }

describe('HOME-12: what is shown of finished cases', () => {
  it.each([
    ['a list', [one]],
    ['items', { items: [one] }],
    ['victories', { victories: [one] }],
    ['victories as JSON', { victories: JSON.stringify([one]) }],
  ])('is read from %s', (_what, answer) => {
    expect(victoriesIn(answer)).toEqual([shown])
  })

  it('leaves out what names nothing or is not measured', () => {
    const nameless = { ...one, caseId: ' ' }
    expect(victoriesIn([nameless, { ...one, ttrHours: '36' }, null, 'x', one])).toEqual([shown])
    expect(victoriesIn([{ ...nameless, summary: 'Removed' }])).toMatchObject([{ caseId: 'Removed' }])
  })

  it('is thirty at most', () => {
    expect(victoriesIn(Array.from({ length: 40 }, () => one))).toHaveLength(30)
  })

  it.each([undefined, null, [], { items: [] }, { victories: '{' }, 'text', { items: 'null' }])(
    'is seven samples of 26 to 52 hours where there is none: %j',
    (answer) => {
      const samples = victoriesIn(answer)
      expect(samples).toBe(sampleVictories)
      expect(samples).toHaveLength(7)
      expect(samples.every(({ isSample, ttrHours }) => isSample && ttrHours >= 26 && ttrHours <= 52)).toBe(
        true,
      )
    },
  )

  it('is nothing where samples are switched off', () => {
    expect(victoriesIn({ items: [], showsSamples: false })).toEqual([])
  })

  it('names platforms as people write them', () => {
    expect([platformName('shopee'), platformName('YouTube'), platformName('constructor')]).toEqual([
      'Shopee',
      'YouTube',
      undefined,
    ])
  })
})
