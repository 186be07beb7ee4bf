import { keepProviderKey, withdrawProviderKey } from '@originseal/contracts/admin/endpoints'
import {
  confirmTransfer,
  decideRefund,
  decideReview,
  giveUnits,
  publishCatalogue,
  startRefund,
} from '@originseal/contracts/billing/endpoints'
import { appointAdministrator } from '@originseal/contracts/identity/endpoints'
import { addressesOf, parameterNamesOf, type EndpointDefinition } from '@originseal/contracts'

const acts: readonly EndpointDefinition[] = [
  appointAdministrator,
  confirmTransfer,
  decideRefund,
  decideReview,
  giveUnits,
  keepProviderKey,
  publishCatalogue,
  startRefund,
  withdrawProviderKey,
]

/** The endpoint of an act that another administrator has to approve. */
export const actOf = (operation: string): EndpointDefinition | undefined =>
  acts.find(({ name }) => name === operation)

/** What a call gives for the path's parameters. @param address that it was sent to */
export function parametersIn(endpoint: EndpointDefinition, address: string): Record<string, string> {
  const template = (addressesOf(endpoint).at(-1) as string).split('/')
  const segments = address.split('/')
  return Object.fromEntries(
    parameterNamesOf(endpoint).map((name) => [
      name,
      decodeURIComponent(segments[template.indexOf(`:${name}`)] ?? ''),
    ]),
  )
}
