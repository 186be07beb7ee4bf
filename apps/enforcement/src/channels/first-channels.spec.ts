import { firstChannels } from './first-channels'
import { platformAdapters } from './platform-adapters.rules'

const channels = firstChannels.platforms.flatMap(({ channels: all }) => all)

test('every platform whose addresses are read has a way to be written to', () => {
  const known = new Set(firstChannels.platforms.map(({ platform }) => platform))
  expect(platformAdapters.filter(({ platform }) => !known.has(platform))).toEqual([])
})

test('a channel has one name, and says how sure it is', () => {
  expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length)
  for (const { id, certainty, checkedAt, address } of channels) {
    // What was read has its day and its address; what was not read claims no day.
    expect([id, certainty === 'verified']).toEqual([id, checkedAt !== null])
    if (certainty === 'verified') expect([id, address]).toEqual([id, expect.any(String)])
  }
})

test('nothing that leaves by itself needs a log-in: e-mail has a mailbox, an interface an https address', () => {
  const mailboxes = channels.filter(({ mode }) => mode === 'email').map(({ address }) => address)
  const interfaces = channels.filter(({ mode }) => mode === 'api').map(({ address }) => address)
  expect(mailboxes).toEqual(mailboxes.map(() => expect.stringMatching(/^[^@\s]+@[^@\s]+$/)))
  expect(interfaces).toEqual(interfaces.map(() => expect.stringMatching(/^https:/)))
})

test('a form by hand lists the addresses and has its fields in both languages', () => {
  for (const { mode, fields } of channels) {
    if (mode !== 'by-hand') continue
    expect(fields.map(({ from }) => from)).toContain('urls')
    for (const { label } of fields) expect(label.en.length * label.zh.length).toBeGreaterThan(0)
  }
})
