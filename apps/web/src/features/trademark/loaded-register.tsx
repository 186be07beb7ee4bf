import { RegisterLine } from './register-line'
import { useReadTrademarkRegisterQuery } from './trademark.api'

/** Which register is searched, before anybody has asked; nothing while none is loaded, which a search says. */
export function LoadedRegister() {
  const { data: snapshot } = useReadTrademarkRegisterQuery()
  return snapshot ? <RegisterLine snapshot={snapshot} /> : null
}
