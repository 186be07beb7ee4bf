/**
 * What is done to an order, and how often it must have its effect by it; `refused`: no answer may be `1|OK`.
 * @typedef {{ name: string, run: (checkout: import('./checkout.mjs').Checkout, tools: Tools) => Promise<string[] | void>, times: 0 | 1, refused?: true }} Scenario
 */
/**
 * Orders of one kind, and what is done to them.
 * @typedef {object} Attack
 * @property {string} title
 * @property {string} counted what is counted, in words
 * @property {(checkout: import('./checkout.mjs').Checkout) => Promise<unknown>} buy
 * @property {(checkout: import('./checkout.mjs').Checkout) => Promise<number>} count
 * @property {readonly Scenario[]} scenarios
 */
/** @typedef {{ asAdministrator: (path: string, status?: number) => Promise<any> }} Tools */

/** Each scenario with an order of its own. @param {Attack} attack @param {Tools} tools */
export async function attackWith({ buy, count, scenarios, ...attack }, newCheckout, tools, say) {
  say(attack.title)
  const results = []
  for (const scenario of scenarios) {
    const checkout = newCheckout()
    await buy(checkout)
    const answers = (await scenario.run(checkout, tools)) ?? []
    const got = await count(checkout)
    const accepted = answers.filter((answer) => answer === '1|OK').length
    const holds = got === scenario.times && !(scenario.refused && accepted > 0)
    const { name, times } = scenario
    results.push({ name, times, got, told: answers.length, accepted, state: await checkout.state(), holds })
    say(`  ${name.padEnd(60)} ${got}× (${holds ? 'as it must be' : `MUST BE ${times}`})`)
  }
  return { ...attack, results }
}
