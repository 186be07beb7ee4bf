import { isTestChain, type Verification } from '@originseal/contracts'
import { CheckOriginal } from './check-original'
import { ErasedSealView } from './erased-seal-view'
import { InclusionCheck } from './inclusion-check'
import { Meaning } from './meaning'
import { SealFacts } from './seal-facts'
import { SealState } from './seal-state'
import { VerifierLink } from './verifier-link'

export function SealView({ seal }: { readonly seal: Verification }) {
  if (seal.state === 'erased') return <ErasedSealView seal={seal} />
  return (
    <div className="space-y-10">
      <SealState seal={seal} />
      <div className="grid gap-6 md:grid-cols-2">
        <CheckOriginal sha256={seal.sha256} />
        {seal.anchor && <InclusionCheck commitment={seal.commitment} anchor={seal.anchor} />}
      </div>
      <SealFacts seal={seal} />
      <Meaning isWitnessed={!seal.anchor || !isTestChain(seal.anchor.chainId)} />
      <VerifierLink />
    </div>
  )
}
