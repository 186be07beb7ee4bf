import type { ReactNode } from 'react'
import { buttonLook } from '../components/button-look'

interface FailureScreenProps {
  readonly title: string
  readonly text?: string
  /** What is known of the failure itself, as the machine says it. */
  readonly reason?: string
  /** Whether it is drawn inside a page that has its main part already. */
  readonly within?: boolean
  readonly exits: readonly { readonly text: string; readonly leave: () => void }[]
}

/** A failure in words, and the ways out. It needs nothing that would have to be loaded first. */
export function FailureScreen({ title, text, reason, within = false, exits }: FailureScreenProps) {
  const Frame = within ? 'div' : 'main'
  return (
    <Frame className="mx-auto flex max-w-2xl flex-col items-center px-5 py-16 text-center sm:py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <TornPicture />
      <h1 className="mt-8 text-title font-bold">{title}</h1>
      {text && <p className="mt-4 text-soft">{text}</p>}
      {reason && (
        <p className="mt-6 max-w-full rounded-xl bg-bad-tint px-4 py-3 font-mono text-small text-bad">
          {reason}
        </p>
      )}
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{exits.map(exitButton)}</div>
    </Frame>
  )
}

function exitButton({ text, leave }: FailureScreenProps['exits'][number], index: number): ReactNode {
  return (
    <button
      key={text}
      type="button"
      className={buttonLook(index === 0 ? 'primary' : 'secondary')}
      onClick={() => leave()}
    >
      {text}
    </button>
  )
}

/** A sheet whose lower part is missing. */
function TornPicture() {
  return (
    <svg viewBox="0 0 160 130" aria-hidden className="w-40">
      <path
        d="M36 10h88a10 10 0 0 1 10 10v50l-14 9-16-12-16 12-16-12-16 12-16-12-14 9V20a10 10 0 0 1 10-10z"
        fill="var(--color-surface)"
        stroke="var(--color-brand)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M46 32h48M46 48h68" stroke="var(--color-brand-wash)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M26 96v14a10 10 0 0 0 10 10h88a10 10 0 0 0 10-10V92"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </svg>
  )
}
