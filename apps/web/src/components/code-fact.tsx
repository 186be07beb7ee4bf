import { CopyButton } from './copy-button'
import { Fact } from './fact-list'

interface CodeFactProps {
  readonly name: string
  /** A hash, an address, an id; absent while there is none. */
  readonly value: string | undefined
  /** What stands there while there is none. */
  readonly otherwise?: string
}

/** A value that people compare or paste elsewhere. */
export function CodeFact({ name, value, otherwise }: CodeFactProps) {
  if (value === undefined) return <Fact name={name}>{otherwise}</Fact>
  return (
    <Fact name={name} action={<CopyButton value={value} what={name} />}>
      <code className="font-mono text-small break-all">{value}</code>
    </Fact>
  )
}
