import type { UserEvent } from '@testing-library/user-event'

/** More stops than any page has that a test shows. */
const mostStops = 60

/** Goes on by Tab until `element` has the focus. @throws where it is not reached */
export async function tabTo(user: UserEvent, element: Element): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (document.activeElement === element) return
    await user.tab()
  }
  throw new Error(`Tab does not reach ${element.textContent}`)
}
