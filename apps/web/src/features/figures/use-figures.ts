import {
  useReadAdminFiguresQuery,
  useReadBillingFiguresQuery,
  useReadEnforcementFiguresQuery,
  useReadIdentityFiguresQuery,
  useReadProtectionFiguresQuery,
  useReadScanFiguresQuery,
  useReadTrademarkFiguresQuery,
} from './figures.api'

const minuteMs = 60_000
const options = { refetchOnMountOrArgChange: true, pollingInterval: minuteMs, skipPollingIfUnfocused: true }

/** The figures of each service that tells some. One that does not answer takes nothing from the others. */
export function useFigures() {
  return [
    { service: 'identity', ...useReadIdentityFiguresQuery(undefined, options) },
    { service: 'billing', ...useReadBillingFiguresQuery(undefined, options) },
    { service: 'enforcement', ...useReadEnforcementFiguresQuery(undefined, options) },
    { service: 'protection', ...useReadProtectionFiguresQuery(undefined, options) },
    { service: 'scan-orchestrator', ...useReadScanFiguresQuery(undefined, options) },
    { service: 'trademark', ...useReadTrademarkFiguresQuery(undefined, options) },
    { service: 'admin', ...useReadAdminFiguresQuery(undefined, options) },
  ] as const
}
