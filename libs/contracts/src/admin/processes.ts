import { z } from 'zod'
import { id, instant } from '../primitives'
import { eventListeners } from './parked-events'

/** Whose processes say how they are: all that serve people. Those of the sandboxes and of pages alone do not. */
export const watchedServices = [...eventListeners, 'gateway'] as const
export const watchedService = z.enum(watchedServices)
export type WatchedService = (typeof watchedServices)[number]

/** A process says so often how it is, and counts as silent when it has said nothing for so long. */
export const processReports = { everySeconds: 10, silentAfterSeconds: 30, forgottenAfterMinutes: 10 } as const

/** So many processes are shown, of all services; those that were heard last. */
export const processesShown = 400

/** What is missing or was mentioned: the name of the check and what it answered. */
const fault = z.object({ name: z.string().max(60), reason: z.string().max(500) })

/** `POST /internal/process-reports`. */
export const reportProcessRequest = z.object({
  service: watchedService,
  /** Of one start: another start has another. */
  process: id,
  version: z.string().max(100),
  startedAt: instant,
  /** Whether it can serve, or is leaving for good. */
  state: z.enum(['ready', 'not-ready', 'leaving']),
  faults: z.array(fault).max(30),
})
export type ReportProcessRequest = z.infer<typeof reportProcessRequest>

export const processView = z.object({
  id,
  version: z.string(),
  startedAt: instant,
  toldAt: instant,
  /** `silent`: it has said nothing for {@link processReports.silentAfterSeconds}. */
  state: z.enum(['ready', 'not-ready', 'silent']),
  faults: z.array(fault),
})
export type ProcessView = z.infer<typeof processView>

/** `down`: none of its processes is ready; `partly`: some are. */
export const serviceStates = ['ready', 'partly', 'down'] as const
export type ServiceState = (typeof serviceStates)[number]

/** `GET /admin/services`. */
export const listServicesResponse = z.object({
  services: z.array(
    z.object({ service: watchedService, state: z.enum(serviceStates), processes: z.array(processView) }),
  ),
})
export type ListServicesResponse = z.infer<typeof listServicesResponse>
