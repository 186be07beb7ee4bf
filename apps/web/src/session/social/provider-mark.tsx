import type { SocialProvider } from '@originseal/contracts'

/** The sign of a provider as a plain letter in its colour: their own logos are not ours to ship. */
export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  const { letter, colour } = marks[provider]
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0">
      <circle cx="12" cy="12" r="12" fill={colour} />
      {letter}
    </svg>
  )
}

const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.4, strokeLinecap: 'round' as const }

const marks = {
  google: { colour: '#1a73e8', letter: <path d="M16.2 8.6A5.4 5.4 0 1 0 17.4 12H12.4" {...line} /> },
  facebook: {
    colour: '#0866ff',
    letter: <path d="M15.4 7.2h-1a2.4 2.4 0 0 0-2.4 2.4V18M9.2 12.2h5.4" {...line} />,
  },
}
