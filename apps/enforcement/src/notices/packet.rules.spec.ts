import { firstChannels } from '../channels/first-channels'
import { compileNotice } from './compile-notice.rules'
import { packetOf } from './packet.rules'
import { sampleNow, wholeFacts } from './sample-facts.fixture'
import { contentSha256, signNotice } from './sign-notice'

const byHand = firstChannels.platforms
  .flatMap(({ channels }) => channels)
  .filter(({ mode, signatureKinds }) => mode === 'by-hand' && signatureKinds.includes('typed'))

test.each(byHand.map((channel) => [channel.id, channel] as const))(
  '%s: the packet fills every field that the form asks for, in its order',
  (_, channel) => {
    const [regime] = channel.regimes
    const order = { caseNumber: 'ZK-2611-001', regime: regime!, channel, now: sampleNow }
    const content = compileNotice(wholeFacts(regime!), order).content!
    const signature = {
      kind: 'typed' as const,
      signedName: '林小原',
      signedAt: sampleNow.toISOString(),
      contentSha256: contentSha256(content),
      method: 'password' as const,
    }
    const packet = packetOf(signNotice(content, signature, channel).notice!, channel)
    expect(packet.fields.map(({ id }) => id)).toEqual(channel.fields.map(({ id }) => id))
    expect(
      packet.fields.filter(
        ({ value, length, max = Infinity }) => length !== [...value].length || length > max,
      ),
    ).toEqual([])
    expect(packet.urls).toBe('https://shop.example/items/1?color=O0l1I')
    expect(packet.statements.length).toBeGreaterThan(1)
    expect(packet.formUrl).toBe(channel.address)
  },
)
