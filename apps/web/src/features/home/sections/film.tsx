import { useTranslation } from 'react-i18next'
import { StructuredDataScript } from '../../../components/structured-data'
import { Video } from '../../../components/video'

const folder = '/film'
const src = `${folder}/originseal.mp4`
const poster = `${folder}/poster.webp`

/** What the product does in seven seconds; recorded by `npm run film`. */
export function Film() {
  const { t, i18n } = useTranslation('homeSections')
  const [name, description] = [t('film.title'), t('film.description')]
  return (
    <>
      <StructuredDataScript
        data={{
          '@type': 'VideoObject',
          name,
          description,
          thumbnailUrl: { path: poster },
          contentUrl: { path: src },
          uploadDate: '2026-11-23',
          duration: 'PT7S',
        }}
      />
      <Video
        title={name}
        src={src}
        poster={poster}
        captions={{
          src: `${folder}/captions.${i18n.language}.vtt`,
          language: i18n.language,
          label: t('film.captions'),
        }}
        download={t('film.download')}
        transcript={
          <ol className="list-decimal space-y-1 pl-5">
            {(['a', 'b', 'c', 'd'] as const).map((scene) => (
              <li key={scene}>{t(`film.transcript.${scene}`)}</li>
            ))}
          </ol>
        }
      />
    </>
  )
}
