import type { RegisterWorkResponse } from '@originseal/contracts'
import { useNavigate } from 'react-router-dom'
import { trialSession } from '../../api/trial-session'
import { useSession } from '../../session/use-session'
import { smallPicture } from './small-picture'

/** Keeps what the next steps need (TRIAL-15) and goes there. */
export function useKeepSealedWork() {
  const navigate = useNavigate()
  const { user: member } = useSession()
  return async function keep({ file, user, trialToken }: RegisterWorkResponse['data'], picture: File) {
    if (trialToken !== undefined) trialSession.token.write(trialToken)
    trialSession.data.write({ file, user })
    const small = await smallPicture(picture)
    if (small) trialSession.picture.write(small)
    else trialSession.picture.remove()
    await navigate(member ? '/dashboard' : '/protect/step2')
  }
}
