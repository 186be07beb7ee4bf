import { caseStates } from '@originseal/contracts'
import { clocksBy, clocksIn, endings, lastingClocks, periodsThatGoOn, waitsForOwner } from './deadline.rules'

const regimes = ['us-dmca', 'tw-copyright', 'eu-dsa', 'impersonation', undefined] as const

describe('MEMBER-06: which periods run', () => {
  it('begin with the case: the criminal complaint’s and the limitation', () => {
    for (const regime of regimes)
      expect(clocksBy('open', regime)).toEqual(['criminal-complaint', 'civil-limitation'])
  })

  it('begin with a rejection under the DSA: six months for a complaint; with nothing else', () => {
    expect(clocksBy('rejected', 'eu-dsa')).toEqual(['eu-complaint'])
    expect(clocksBy('rejected', 'us-dmca')).toEqual([])
    expect(clocksBy('counter-notice-received', 'eu-dsa')).toEqual([])
  })

  it.each([
    ['supplement-asked', 'tw-copyright', ['tw-supplement']],
    ['supplement-asked', 'us-dmca', ['owner-answer']],
    ['supplement-asked', undefined, ['owner-answer']],
    ['countered', 'tw-copyright', ['tw-lawsuit', 'tw-restore']],
    ['countered', 'us-dmca', ['us-lawsuit', 'us-restore']],
    ['countered', 'eu-dsa', []],
    ['removed', 'us-dmca', ['watch']],
    ['needs-input', undefined, ['owner-answer']],
    ['ready-by-hand', undefined, ['owner-answer']],
    ['rejected', 'tw-copyright', ['owner-answer']],
    ['restored', undefined, ['owner-answer']],
    ['filed', 'tw-copyright', []],
    ['closed', undefined, []],
  ] as const)('in %s under %s: %j', (state, regime, clocks) => {
    expect(clocksIn(state, regime)).toEqual(clocks)
  })

  it('end with the state, but for those of the claim and, until it is filed, that of a supplement', () => {
    expect(periodsThatGoOn('acknowledged')).toEqual(lastingClocks)
    expect(lastingClocks).toEqual(['eu-complaint', 'criminal-complaint', 'civil-limitation'])
    for (const event of [
      'supplement-given',
      'supplement-given-by-hand',
      'no-channel-left',
      'notice-held',
      'input-given',
      'checks-failed',
      'checks-passed',
      'checks-passed-by-hand',
    ] as const)
      expect(periodsThatGoOn(event)).toEqual([...lastingClocks, 'tw-supplement'])
  })

  it('a case waits for its owner in four states', () => {
    expect(caseStates.filter(waitsForOwner).toSorted()).toEqual([
      'needs-input',
      'ready-by-hand',
      'rejected',
      'restored',
    ])
  })

  it('what follows a period in which nothing has happened; a window to put back has three days of grace', () => {
    const threeDays = 259_200_000
    expect(endings).toEqual({
      'tw-supplement': { event: 'supplement-lapsed', graceMs: 0 },
      'tw-restore': { event: 'put-back-window-passed', graceMs: threeDays },
      'us-restore': { event: 'put-back-window-passed', graceMs: threeDays },
      'owner-answer': { event: 'owner-silent', graceMs: 0 },
      watch: { event: 'watch-ended', graceMs: 0 },
    })
  })
})
