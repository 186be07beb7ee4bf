import type { Location } from 'react-router-dom'

/** The navigation state with which a guard sends to a login, which leads back: see `destinationOf`. */
export interface FromState {
  readonly from: { readonly pathname: string; readonly search: string }
}

export const fromState = ({ pathname, search }: Location): FromState => ({ from: { pathname, search } })
