import type { StoriesMeta } from '../catalogue/stories'
import { CardSection } from './card-section'
import { CodeFact } from './code-fact'
import { Fact, FactList } from './fact-list'
import { KeyTable } from './key-table'
import { QrCode } from './qr-code'

export default { title: 'Data/Facts, keys, QR code' } satisfies StoriesMeta

export function InACard() {
  return (
    <CardSection title="The order" lead="What was bought, and when.">
      <FactList>
        <Fact name="Item">Five seals</Fact>
        <Fact name="Paid">22 November 2026</Fact>
        <CodeFact name="SHA-256" value={'9f2c'.repeat(16)} />
        <CodeFact name="Transaction" value={undefined} otherwise="Not yet" />
      </FactList>
    </CardSection>
  )
}

export function InANarrowCard() {
  return (
    <div className="max-w-72">
      <CardSection title="The order">
        <FactList>
          <Fact name="Item">Five seals</Fact>
          <CodeFact name="SHA-256" value={'9f2c'.repeat(16)} />
        </FactList>
      </CardSection>
    </div>
  )
}

const keys = [
  { key: 'j', text: 'Next row' },
  { key: 'k', text: 'Previous row' },
  { key: '?', text: 'This list' },
]

export function Keys() {
  return <KeyTable keys={keys} />
}

export function Code() {
  return <QrCode label="The QR code of the authenticator" text="otpauth://totp/OriginSeal?secret=JBSWY3DP" />
}
