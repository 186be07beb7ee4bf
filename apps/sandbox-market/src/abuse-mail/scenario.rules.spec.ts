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

test('of the addresses in a notice those of this market count, each once', () => {
  const text =
    'http://market.test/listings/12 http://market.test/listings/12?x=1 http://evil.test/listings/3 http://market.test/listings/x'
  expect(listingsNamed(text, 'http://market.test/')).toEqual(['12'])
})
