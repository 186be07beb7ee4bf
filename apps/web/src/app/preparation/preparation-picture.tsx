import type { ReactNode } from 'react'
import { SealFace } from '../../components/seal-mark'
import type { Subject } from './pages-in-preparation'

interface PreparationPictureProps {
  readonly subject: Subject
  readonly className?: string
}

/** A sheet on the drawing board: what it will show is sketched, the seal is held above it and not yet set. */
export function PreparationPicture({ subject, className }: PreparationPictureProps) {
  return (
    <svg viewBox="0 0 400 340" aria-hidden className={className}>
      <circle cx="200" cy="176" r="152" fill="var(--color-brand-tint)" />
      <g transform="rotate(-3 190 190)">
        <rect
          x="76"
          y="64"
          width="216"
          height="236"
          rx="16"
          fill="var(--color-surface)"
          stroke="var(--color-brand-wash)"
          strokeWidth="2"
        />
        <rect
          x="96"
          y="84"
          width="176"
          height="112"
          rx="10"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="2.5"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
        <g
          transform="translate(184 140)"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {sketches[subject]}
        </g>
        <path
          d="M98 222h150M98 244h120M98 266h74"
          stroke="var(--color-line)"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </g>
      <ellipse cx="286" cy="284" rx="32" ry="6" fill="var(--color-brand)" opacity=".16" />
      <g transform="translate(262 168) rotate(9)">
        <path d="M22 0a14 14 0 0 1 28 0c0 13-7 17-7 30h-14c0-13-7-17-7-30z" fill="var(--color-brand-deep)" />
        <rect x="0" y="30" width="72" height="14" rx="5" fill="var(--color-brand-dark)" />
        <g transform="translate(13 44) scale(.72)">
          <SealFace />
        </g>
      </g>
      <g fill="var(--color-brand)">
        <circle cx="62" cy="92" r="6" opacity=".45" />
        <circle cx="344" cy="120" r="4.5" opacity=".6" />
        <circle cx="58" cy="252" r="4" opacity=".6" />
      </g>
    </svg>
  )
}

/** About 100 by 80, around the middle. */
const sketches: Record<Subject, ReactNode> = {
  search: (
    <>
      <circle cx="-8" cy="-6" r="27" />
      <path d="m12 14 24 23M-20-6a12 12 0 0 1 12-12" />
    </>
  ),
  talk: (
    <>
      <path d="M-50-34h62a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7h-38l-15 13v-13h-9a7 7 0 0 1-7-7v-24a7 7 0 0 1 7-7z" />
      <path d="M34-12h10a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7h-5v12l-14-12h-31a7 7 0 0 1-7-6" />
    </>
  ),
  work: (
    <>
      <rect x="-50" y="-36" width="100" height="72" rx="8" />
      <circle cx="22" cy="-14" r="9" />
      <path d="m-50 26 28-30 22 22 14-12 36 28" />
    </>
  ),
  office: (
    <>
      <path d="M-46 34h92M-34 34v-26M-10 34v-46M14 34v-34M38 34v-62" />
      <path d="m-40-12 26-18 24 12 28-20" opacity=".55" />
    </>
  ),
}
