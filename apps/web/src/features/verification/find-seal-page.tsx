import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/button'
import { FileDrop } from '../../components/file-drop'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { TextField } from '../../components/text-field'
import { sealIdIn, sealIdInCertificate } from './seal-id.rules'
import { VerifierLink } from './verifier-link'

/** Leads from an id, an address or a certificate to the seal's own page. */
export function FindSealPage() {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [typedError, setTypedError] = useState<string>()
  const [droppedError, setDroppedError] = useState<string>()

  function find() {
    const id = sealIdIn(typed)
    if (id) void navigate(`/verify/${id}`)
    else setTypedError(t('find.noId'))
  }

  async function drop(file: File) {
    const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')
    if (!isPdf) return setDroppedError(t('find.notACertificate'))
    const id = await sealIdInCertificate(file)
    if (id) await navigate(`/verify/${id}`)
    else setDroppedError(t('find.noIdInCertificate'))
  }

  return (
    <Page title={t('find.title')} lead={t('find.lead')}>
      <PageMetadata title={t('find.metaTitle')} description={t('find.description')} />
      <form
        noValidate
        className="card space-y-5 p-5 sm:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <TextField
          name="id"
          label={t('find.id')}
          hint={t('find.idHint')}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setTypedError(undefined)
          }}
          error={typedError}
        />
        <Button type="submit" className="w-full">
          {t('find.go')}
        </Button>
      </form>
      <div className="mt-6">
        <FileDrop
          label={t('find.certificate')}
          invitation={t('find.certificateInvitation')}
          hint={t('find.stays')}
          accept="application/pdf"
          onPick={(file) => void drop(file)}
          error={droppedError}
        />
      </div>
      <div className="mt-8">
        <VerifierLink />
      </div>
    </Page>
  )
}
