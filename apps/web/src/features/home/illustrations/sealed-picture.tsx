import { SealFace } from '../../../components/seal-mark'
import { Landscape } from './landscape'

/** The hero's picture: a work with its seal, the certificate behind it, and circles that go out into the web. */
export function SealedPicture({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 520 430" aria-hidden className={className}>
      <g fill="none" stroke="var(--color-brand)" opacity=".22">
        <circle cx="280" cy="215" r="150" />
        <circle cx="280" cy="215" r="205" strokeDasharray="2 9" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="280" cy="215" r="262" />
      </g>
      <g transform="rotate(6 380 200)">
        <rect
          x="272"
          y="62"
          width="206"
          height="276"
          rx="14"
          fill="var(--color-surface)"
          stroke="var(--color-brand-wash)"
          strokeWidth="2"
        />
        <path
          d="M300 100h96M300 124h150M300 140h150M300 156h118"
          stroke="var(--color-line)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <g fill="none" stroke="var(--color-brand)" strokeWidth="3" opacity=".75">
          <circle cx="430" cy="286" r="22" />
          <circle cx="430" cy="286" r="14" />
        </g>
      </g>
      <g>
        <rect
          x="62"
          y="104"
          width="310"
          height="248"
          rx="20"
          fill="var(--color-surface)"
          stroke="var(--color-brand-wash)"
          strokeWidth="2"
        />
        <g transform="translate(82 124)">
          <Landscape width={270} height={168} />
        </g>
        <path d="M84 318h120M84 336h72" stroke="var(--color-line)" strokeWidth="8" strokeLinecap="round" />
      </g>
      <g transform="translate(300 272) rotate(-7) scale(1.75)">
        <SealFace />
      </g>
      <g fill="var(--color-brand)">
        <circle cx="75" cy="152" r="5" opacity=".5" />
        <circle cx="478" cy="330" r="6" opacity=".6" />
        <circle cx="232" cy="40" r="5" opacity=".6" />
        <circle cx="186" cy="396" r="4" opacity=".5" />
      </g>
    </svg>
  )
}
