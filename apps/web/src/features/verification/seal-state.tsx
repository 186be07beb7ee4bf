import { isTestChain, type Verification } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { SealMark } from '../../components/seal-mark'

const looks: Record<Verification['state'] | 'onTestChain', string> = {
  anchored: 'border-good/25 bg-good-tint text-good',
  onTestChain: 'border-warn/25 bg-warn-tint text-warn',
  anchoring: 'border-warn/25 bg-warn-tint text-warn',
  erased: 'border-line bg-surface text-ink',
}

/** How the seal stands, in one glance. */
export function SealState({ seal }: { readonly seal: Verification }) {
  const { t, i18n } = useTranslation('verification')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'medium' })
  const since = time.format(new Date(sinceWhen(seal)))
  const isOnTestChain = seal.anchor !== undefined && isTestChain(seal.anchor.chainId)
  const state = seal.state === 'anchored' && isOnTestChain ? 'onTestChain' : seal.state
  return (
    <div role="status" className={`flex items-center gap-5 rounded-2xl border p-5 sm:p-6 ${looks[state]}`}>
      <SealMark className="w-14 shrink-0" />
      <div>
        <p className="text-subheading font-semibold">{t(`state.${state}`)}</p>
        <p>{t(`state.${seal.state}Since`, { time: since })}</p>
        {isOnTestChain && <p className="mt-1">{t('state.noWitness')}</p>}
      </div>
    </div>
  )
}

function sinceWhen(seal: Verification): string {
  return seal.state === 'erased' ? seal.erasedAt : (seal.anchor?.blockTime ?? seal.sealedAt)
}
