import { SealFace } from '../../../components/seal-mark'

/** A certificate, tied to a chain of blocks. */
export function ProveStep({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 360 220" aria-hidden className={className}>
      <g fill="var(--color-surface)" stroke="var(--color-brand)" strokeWidth="3">
        <path d="M52 182h256" strokeDasharray="1 9" strokeLinecap="round" />
        <rect x="34" y="164" width="36" height="36" rx="8" />
        <rect x="104" y="164" width="36" height="36" rx="8" />
        <rect x="220" y="164" width="36" height="36" rx="8" />
        <rect x="290" y="164" width="36" height="36" rx="8" />
      </g>
      <rect
        x="112"
        y="22"
        width="136"
        height="164"
        rx="12"
        fill="var(--color-surface)"
        stroke="var(--color-brand-wash)"
        strokeWidth="2"
      />
      <path
        d="M132 50h60M132 70h96M132 84h96M132 98h70"
        stroke="var(--color-line)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M132 156q8-18 16 0t16-2 14-4"
        fill="none"
        stroke="var(--color-soft)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g transform="translate(190 120) scale(.72)">
        <SealFace />
      </g>
    </svg>
  )
}
