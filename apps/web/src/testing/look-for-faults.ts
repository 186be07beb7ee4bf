import axe from 'axe-core'

/** What axe has to say. Contrast is tested from the tokens (jsdom draws nothing); what is looked at is a part of a page. */
export async function faultsIn(element: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] })
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...misnamedIn(element).map((each) => `label-content-name-mismatch: ${each.ariaLabel}`),
  ]
}

/**
 * What is called otherwise than by the words that are seen on it, so that it cannot be spoken to (WCAG 2.5.3). The rule of
 * axe with this name measures letters on a canvas, which jsdom has not.
 */
const misnamedIn = (element: Element): Element[] =>
  [...element.querySelectorAll('button[aria-label], a[aria-label], [role=button][aria-label]')].filter(
    (each) => !lettersOf(each.ariaLabel ?? '').includes(lettersOf(seenOn(each))),
  )

function seenOn(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const unseen of copy.querySelectorAll('.sr-only, [aria-hidden=true], svg')) unseen.remove()
  return copy.textContent
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
