import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FileDrop } from '../../components/file-drop'
import { sealIdInCertificate } from './seal-id.rules'

const isPdf = ({ type, name }: File) => type === 'application/pdf' || name.toLowerCase().endsWith('.pdf')

/** Takes a certificate and reads the id from it; the file stays in this browser. */
export function FindByCertificate() {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const [error, setError] = useState<string>()

  async function take(file: File) {
    if (!isPdf(file)) return setError(t('find.notACertificate'))
    const id = await sealIdInCertificate(file)
    if (id) await navigate(`/verify/${id}`)
    else setError(t('find.noIdInCertificate'))
  }

  return (
    <FileDrop
      label={t('find.certificate')}
      invitation={t('find.certificateInvitation')}
      hint={t('find.stays')}
      accept="application/pdf"
      onPick={(file) => void take(file)}
      error={error}
    />
  )
}
