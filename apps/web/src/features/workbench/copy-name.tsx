import { useTranslation } from 'react-i18next'

interface CopyNameProps {
  /** Absent where it is hidden. */
  readonly url: string | undefined
  readonly name: string
}

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

/** The name of a copy's page, which leads there where the address may be seen. */
export function CopyName({ url, name }: CopyNameProps) {
  const { t } = useTranslation('workbench')
  if (url === undefined) return name
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {name}
      <span className="sr-only"> {t('copy.newWindow')}</span>
    </a>
  )
}
