import { noticeStatements, type NoticeStatements } from '@originseal/contracts'
import { faultOfAddresses, statementAnswersOf, statementsOf } from './statements.rules'

const given: NoticeStatements = {
  originalUrls: ['https://yuan.example/1', 'https://yuan.example/2'],
  exception: 'none',
  noLicence: true,
  ticked: ['TW-5', 'US-v'],
  ownership: { proof: 'dated-draft', detail: 'sketches of May' },
  identity: { name: 'Studio Yuan', proofs: ['ab'.repeat(32)], advertisementId: '77' },
}
const draft = { given, channelId: 'telegram.agent', regime: 'us-dmca' } as const

test('what was given fills the form, and the form gives it back', () => {
  const statements = statementsOf(statementAnswersOf(draft), ['US-v', 'TW-5'])
  expect(statements).toEqual({ ...given, channelId: 'telegram.agent', regime: 'us-dmca' })
  expect(noticeStatements.safeParse(statements).success).toBe(true)
})

test('nothing is stated that nobody gave', () => {
  const empty = { given: { originalUrls: [], noLicence: false, ticked: [] }, channelId: null, regime: null }
  expect(statementsOf(statementAnswersOf(empty), [])).toEqual(empty.given)
})

test('a sentence that is not shown any more is not ticked', () => {
  expect(statementsOf(statementAnswersOf(draft), ['US-v']).ticked).toEqual(['US-v'])
})

test('addresses are whole ones, one a line, ten at most', () => {
  expect(faultOfAddresses('https://yuan.example/1\n\n https://yuan.example/2 ')).toBeUndefined()
  expect(faultOfAddresses('yuan.example/1')).toBe('addresses')
  expect(faultOfAddresses(Array.from({ length: 11 }, (_, n) => `https://y.example/${n}`).join('\n'))).toBe(
    'tooManyAddresses',
  )
})
