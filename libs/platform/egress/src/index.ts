export { addressKind, isPublicAddress, type AddressKind } from './address.rules'
export {
  EgressDenied,
  EgressFailed,
  isEgressError,
  type EgressDeniedCode,
  type EgressError,
  type EgressFailedCode,
} from './egress-error'
export { EgressGuard, type EgressSeams, type OpenSocket } from './egress-guard'
export {
  defaultEgressPolicy,
  egressPolicy,
  EgressPolicyInvalid,
  parseEgressAllow,
  type EgressPolicy,
} from './egress-policy'
export { EgressProxy, type EgressProxyLimits } from './egress-proxy'
export { GuardedCall, type CallAnswer } from './guarded-call'
export {
  GuardedFetch,
  type GuardedFetchOptions,
  type Redirect,
  type Visit,
  type VisitOptions,
} from './guarded-fetch'
export { resolveName, type ResolveName } from './name-resolver'
export type { EgressTraffic, RefusedConnection } from './proxy-ledger'
export { socksRoute } from './socks-route'
export { judgeUrl, type EgressHost, type EgressTarget } from './url.rules'
