import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './components.texts'
import { Fold } from './fold'

interface VideoProps {
  readonly title: string
  readonly src: string
  /** Shown until it is played; nothing of the film is loaded before. */
  readonly poster: string
  readonly captions: { readonly src: string; readonly language: string; readonly label: string }
  /** The text of a link that saves the film. */
  readonly download?: string
  /** What is said and shown, in words. */
  readonly transcript: ReactNode
}

/** A film of our own with captions and its text, which plays when somebody wants it. */
export function Video({ title, src, poster, captions, download, transcript }: VideoProps) {
  const { t } = useTranslation('components')
  return (
    <figure className="space-y-2">
      <video
        controls
        playsInline
        preload="none"
        aria-label={title}
        poster={poster}
        className="aspect-video w-full rounded-xl border border-line bg-surface"
      >
        <source src={src} />
        <track
          kind="captions"
          src={captions.src}
          srcLang={captions.language}
          label={captions.label}
          default
        />
      </video>
      <figcaption className="text-small text-soft">{title}</figcaption>
      <Fold summary={t('transcript')}>{transcript}</Fold>
      {download && (
        <a href={src} download className="link inline-flex min-h-11 items-center">
          {download}
        </a>
      )}
    </figure>
  )
}
