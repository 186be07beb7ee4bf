import { answerMails } from './answer-mails.fixture'
import { ownWords, readAnswer } from './answer.rules'

const url = 'https://shop.example/items/1'
const numbers = ['ZK-2611-001']

test.each(answerMails)('$name', ({ subject, text, kind, ticket }) => {
  const answer = readAnswer({ subject, text: text.replaceAll('{url}', url) }, [url], numbers)
  expect({ kind: answer.kind, ticket: answer.ticket }).toEqual({ kind, ticket })
})

test('every kind of answer has five examples or more, in both languages', () => {
  for (const kind of [
    'acknowledged',
    'supplement-asked',
    'removal-announced',
    'rejected',
    'counter-notice-received',
  ] as const) {
    const examples = answerMails.filter((mail) => mail.kind === kind)
    expect(examples.length).toBeGreaterThanOrEqual(5)
    expect(examples.filter(({ text }) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThanOrEqual(2)
  }
})

test('what is quoted below an answer says nothing: it is ours', () => {
  const text = `Hello,\n\nOn Sun, 22 Nov 2026 at 12:00, OriginSeal <a@b.example> wrote:\n> it has been removed`
  expect(ownWords(text)).not.toContain('removed')
  expect(readAnswer({ subject: 'Re: has been removed', text }, [url], numbers).kind).toBe('unknown')
})

test('a counter-notice that names no address of the case is for a person to read', () => {
  const text = 'We have received a counter notification concerning https://shop.example/items/9.'
  expect(readAnswer({ subject: '', text }, [url], numbers).kind).toBe('unknown')
})

test('two statements are none', () => {
  const text = 'Two items have been removed. We need further information about the third.'
  expect(readAnswer({ subject: '', text }, [url], numbers).kind).toBe('unknown')
})
