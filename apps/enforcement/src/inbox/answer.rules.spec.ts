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

test.each([
  ['We are unable to remove the item: the seller has a licence for this design.', 'licence'],
  ['您的檢舉不予受理：您並非該圖片的著作權人。', 'ownership'],
  ['We declined your notice because you are not the copyright owner.', 'ownership'],
  ['We will not remove this post, as it qualifies as fair use.', 'exception'],
  ['我們無法下架這項內容，因為屬於合理使用。', 'exception'],
  ['We are unable to remove the item at this time.', undefined],
  ['We cannot take action: you are not the copyright owner, and the seller has a licence.', undefined],
] as const)('why a notice is rejected is read where it is said: %s', (text, reason) => {
  expect(readAnswer({ subject: '', text }, [url], numbers).reason).toBe(reason)
})

test('an answer that rejects nothing has no reason for it', () => {
  const text = 'We have received your notice. If the seller has a licence, we will tell you.'
  expect(readAnswer({ subject: '', text }, [url], numbers).reason).toBeUndefined()
})

test('two statements are none', () => {
  const text = 'Two items have been removed. We need further information about the third.'
  expect(readAnswer({ subject: '', text }, [url], numbers).kind).toBe('unknown')
})
