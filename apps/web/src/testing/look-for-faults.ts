import axe from 'axe-core'

/** What axe has to say. Contrast is tested from the tokens (jsdom draws nothing); what is looked at is a part of a page. */
export async function faultsIn(element: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
