import type { ListTroubledJobsRequest } from '@originseal/contracts'
import { jobServices, useListTroubledJobsQuery } from './jobs.api'

const options = { refetchOnMountOrArgChange: true }

/** The jobs of every service that are in this trouble. One that does not answer takes nothing from the others. */
export const useTroubledJobs = (asked: ListTroubledJobsRequest) =>
  jobServices.map((service) =>
    // The list of services never changes, and with it the order of these calls.
    Object.assign({ service }, useListTroubledJobsQuery({ service, ...asked }, options)),
  )
