import { useTranslation } from 'react-i18next'
import { useFindingPictureQuery, type FindingPictureOf } from './scans.api'

/** A picture of the evidence; its place is held while it loads. */
export function FindingPicture({ label, ...picture }: FindingPictureOf & { readonly label: string }) {
  const { t } = useTranslation('scans')
  const { data: address, isError } = useFindingPictureQuery(picture)
  if (isError) return <p className="p-4 text-center text-sm text-soft">{t('finding.noPicture')}</p>
  if (!address) return <div className="size-full min-h-24 animate-breathe bg-line" />
  return <img src={address} alt={label} className="size-full object-contain" />
}
