import { listingsNamed, scenarioOf, stepsOf } from './scenario.rules'

test('a listing’s description says how the desk behaves; without a word copies are removed', () => {
  expect(scenarioOf('一幅畫 desk:reject')).toBe('reject')
  expect(scenarioOf('desk:counter\n現貨')).toBe('counter')
  for (const description of ['', '現貨', 'desk:constructor', 'mydesk:reject'])
    expect(scenarioOf(description)).toBe('remove')
})

test('a second notice supplements the first', () => {
  expect(stepsOf('supplement', 0).map(({ step }) => step)).toEqual(['acknowledge', 'ask-supplement'])
  expect(stepsOf('supplement', 1).map(({ step }) => step)).toEqual(['acknowledge', 'remove'])
  expect(stepsOf('silence', 5)).toEqual([])
})

test('who relapses or objects hides the listing and puts it back; whoever is late removes it after the fourth day', () => {
  const day = 86_400
  for (const scenario of ['relapse', 'counter'] as const) {
    const steps = stepsOf(scenario, 0)
    expect(steps.find(({ step }) => step === 'hide')!.after).toBeLessThan(60)
    expect(steps.at(-1)).toMatchObject({ step: 'put-back' })
  }
  expect(stepsOf('late', 0).find(({ step }) => step === 'remove')!.after).toBeGreaterThan(4 * day)
})

test('of the addresses in a notice those of this market count, each once', () => {
  const text =
    'http://market.test/listings/12 http://market.test/listings/12?x=1 http://evil.test/listings/3 http://market.test/listings/x'
  expect(listingsNamed(text, 'http://market.test/')).toEqual(['12'])
})
