import {
  passkeyAssertion,
  passkeyRegistration,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from '@originseal/contracts'
import { loadChunk } from '../../loading/load-chunk'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Comes when somebody wants it: few use passkeys on a page that could. */
const load = () => loadChunk('passkeys', () => import('@simplewebauthn/browser'))

/** Has the browser make a passkey. @returns undefined where it gives up, or has no such thing */
export async function makePasskey(options: object): Promise<PasskeyRegistration | undefined> {
  const { startRegistration } = await load()
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return passkeyRegistration.parse(await startRegistration({ optionsJSON }))
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

/** Has the browser use one of the account's passkeys. @returns undefined where it gives up, or has none of them */
export async function usedPasskey(options: object): Promise<PasskeyAssertion | undefined> {
  const { startAuthentication } = await load()
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    return passkeyAssertion.parse(await startAuthentication({ optionsJSON }))
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
