import type { RegisterWorkResponse } from '@originseal/contracts'
import { useNavigate } from 'react-router-dom'
import { alreadySealed } from '../../api/already-sealed'
import { trialSession } from '../../api/trial-session'
import { useSession } from '../../session/use-session'
import { smallPicture } from './small-picture'

/** Goes on with a work: one that has just been sealed, or one that turned out to be one's own. */
export function useKeepSealedWork() {
  const navigate = useNavigate()
  const { user: member } = useSession()

  /** Keeps what the next steps need (TRIAL-15) and goes there. */
  async function keep({ file, user, trialToken }: RegisterWorkResponse['data'], picture: File) {
    if (trialToken !== undefined) trialSession.token.write(trialToken)
    trialSession.data.write({ file, user })
    const small = await smallPicture(picture)
    if (small) trialSession.picture.write(small)
    else trialSession.picture.remove()
    await navigate(member ? '/dashboard' : '/protect/step2')
  }

  /** To the certificate of a work that was sealed before. */
  const leadTo = (fileId: string) =>
    void navigate(member ? `/file/${fileId}` : '/protect/step2', { state: alreadySealed(fileId) })

  return { keep, leadTo }
}
