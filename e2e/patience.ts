/** How many times longer than they say waits may last: the machine may have other work. */
export const patience = Number(process.env.ORIGINSEAL_PATIENCE ?? 4)

/** How long (ms) to wait for what takes so long on a machine with nothing else to do. Not for times that are tested. */
export const patient = (ms: number): number => ms * patience
