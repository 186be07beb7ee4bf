import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Callout } from '../../components/callout'

/** What an article may use beside Markdown (docs/writing.md); a test refuses everything else. */
export const articleParts: MDXComponents = { a: ArticleLink, Callout, Steps, Figure, Cta }

function ArticleLink({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} {...(!href.startsWith('#') && { rel: 'noreferrer' })}>
      {children}
    </a>
  )
}

/** A numbered list that is to be followed in order. */
function Steps({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-2xl border border-line bg-surface px-5 py-4 sm:px-8">{children}</div>
}

interface FigureProps {
  readonly src: string
  readonly alt: string
  readonly width: string
  readonly height: string
  readonly caption?: string
}

function Figure({ src, alt, width, height, caption }: FigureProps) {
  return (
    <figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption className="mt-2 text-small text-soft">{caption}</figcaption>}
    </figure>
  )
}

/** The next thing to do, once: a page with many buttons has none. */
function Cta({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <div className="print:hidden">
      <ButtonLink to={to}>{children}</ButtonLink>
    </div>
  )
}
