/** Resolves when the browser has nothing better to do, at the latest after two seconds. */
export const afterFirstView = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 0)
  })
