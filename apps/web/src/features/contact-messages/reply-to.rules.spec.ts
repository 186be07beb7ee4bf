import { replyTo } from './reply-to.rules'

it('ADMIN-02: an answer goes to who wrote and to nobody that the address smuggles in', () => {
  const href = replyTo({ email: "o'brien+x?bcc=all&cc=b@example.com", reference: '20261122-7K3Q9XMA' })
  const { pathname, searchParams } = new URL(href)
  expect(decodeURIComponent(pathname)).toBe("o'brien+x?bcc=all&cc=b@example.com")
  expect([...searchParams]).toEqual([['subject', 'OriginSeal 原印 20261122-7K3Q9XMA']])
})
